/** Takes a text along to the clipboard. */

/**
 * The focus stays at what was pressed. Browsers lend their clipboard to encrypted pages and this machine alone;
 * elsewhere what is selected is copied, in the way of before.
 *
 * @param select selects the text where it is shown
 * @returns whether it was copied; else it is selected, so that the keys of the system copy it
 */
export async function copyText(text: string, select: () => void): Promise<boolean> {
  const pressed = document.activeElement;
  try {
    if (isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused by the browser or by a policy.
  }
  select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way by plain http in a network of one's own
  const isCopied = document.execCommand('copy');
  if (isCopied && pressed instanceof HTMLElement) pressed.focus();
  return isCopied;
}
