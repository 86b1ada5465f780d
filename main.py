import flet as ft

from app.main import main

ft.run(main)
