"""What Discord shows: messages, buttons and menus made from scenes."""
