"""Server: accounts, connections and storage for tables played over the network."""
