"""Which rooms this device is a member of, and how it becomes one."""
