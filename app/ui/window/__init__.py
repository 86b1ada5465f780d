"""One window: its state, navigation, device, and error boundary."""
