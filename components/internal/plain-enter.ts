/** The key that sends. */

/** Whether it is Enter alone, and not the one that accepts a word under composition. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false;
  // oxlint-disable-next-line typescript/no-deprecated -- Safari ends the composition before the key event, and marks that event with keyCode 229 alone
  return !event.isComposing && event.keyCode !== 229;
}
