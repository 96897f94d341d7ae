"""Games as a data set: one row for each, in Parquet files that any library reads."""
