/** The origin of what an operator types or pastes as an address: with or without scheme, with or without a path. */
export function originOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'null') return trimmed || undefined;
  // Some browsers take a space for part of a name.
  if (/\s/.test(trimmed)) return undefined;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, host } = new URL(address);
  // Browsers know no origin of the schemes of apps; they send it all the same.
  return origin === 'null' ? `${protocol}//${host}` : origin;
}

/** The allowlist entry for what an operator types as their website: its address may be pasted whole. */
export function entryOf(text: string): string {
  const trimmed = text.trim();
  const [, scheme, host] = /^(https?:\/\/)?([^/?#\s]+)[/?#]?\S*$/i.exec(trimmed) ?? [];
  if (host === undefined) return trimmed;
  // A host of one's own network needs its scheme; any other is let in by both.
  return scheme !== undefined && !/\./.test(host) && !/^localhost\b/i.test(host) ? scheme + host : host;
}
