"""How strong the computer of Glen More is, measured in whole games against named opponents."""
