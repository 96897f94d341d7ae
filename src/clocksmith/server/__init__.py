"""People, connections, storage: tables played over the network."""
