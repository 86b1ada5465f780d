"""Tests and measuring tools. Whatever of it is run first compiles the messages, if their sources changed."""

from app.publish.messages.compiling import compile_if_changed

compile_if_changed()
