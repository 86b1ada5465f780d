"""Moving to another device: two devices in one network exchange all events directly, by a code that works once."""
