/** The address that a request is answered at. */

/** One mailbox with nothing behind it: no header, no second address, no quotes or comments. */
const ADDRESS = /^[^\s@?&=#%,;:<>()[\]\\"]{1,64}@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;

/** Opens the operator's mail program on an empty mail. @returns undefined where the address is none */
export function mailTo(email: string): string | undefined {
  const address = email.trim();
  if (!ADDRESS.test(address)) return undefined;
  const [user = '', host = ''] = address.split('@');
  return `mailto:${encodePart(user)}@${encodePart(host)}`;
}

/** Also what `encodeURIComponent` leaves; and half characters, which it throws on. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
