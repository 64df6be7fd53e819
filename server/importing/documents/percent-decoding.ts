/** The text of a part of an address: `%20` as a space. A lone `%` is part of a name, and leaves the text as it is. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
