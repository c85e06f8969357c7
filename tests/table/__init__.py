"""The table: real sockets, a real store, and everything that can go wrong between them."""
