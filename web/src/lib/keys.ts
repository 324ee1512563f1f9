/** Whether a key is typed into a field. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest?.("input, textarea, select, [contenteditable]") || event.ctrlKey || event.metaKey || event.altKey;
}
