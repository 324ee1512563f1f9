"""Previews of links: the tags in a page that a messenger reads, and the picture that it shows."""
