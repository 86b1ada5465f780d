"""Sync under faults: devices and servers killed, requests lost and doubled, wrong clocks, a cloned phone, a server
restored from an old backup. What a device has acknowledged must be on every device in the end, once.
"""
