"""The server: people, bots and tables over the network."""
