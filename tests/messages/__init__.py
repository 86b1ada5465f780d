"""The compiler of messages: `.ftl` files into the tables that the engine and the app run."""
