"""Sync under faults: devices and servers killed, requests lost and doubled, clocks wrong, a phone cloned, a server
restored from an old backup. What was once said to be kept must be on every device in the end, once."""
