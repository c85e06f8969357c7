"""What outlives the process: tables, the one writer, snapshots, what is thrown away when."""
