"""What can be reached from outside: HTTP routes and sockets, who may use them and how much."""
