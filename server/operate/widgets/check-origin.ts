/** Whether a website may use a widget, and why. */
import { isOriginAllowed, parseAllowlistEntry, suggestEntry, type AllowlistEntry } from '../../allowlist.js';
import type { AllowlistCheck, OriginCheck } from '../../admin-contract/websites.js';

/** @param origin as browsers send it */
export function checkOrigin(origin: string, allowlist: readonly string[]): OriginCheck {
  const entry = allowlist.find((text) => {
    const parsed = parseAllowlistEntry(text);
    return 'entry' in parsed && isOriginAllowed(origin, [parsed.entry]);
  });
  if (entry !== undefined) return { isAllowed: true, entry };
  const suggestion = origin === 'null' ? 'null' : suggestEntry(origin);
  const reason = describeRefusal(origin, suggestion);
  return { isAllowed: false, reason, ...(suggestion !== undefined && { suggestion }) };
}

/** Each entry: what it lets in, or why it is none. */
export function checkEntries(allowlist: readonly string[]): AllowlistCheck['entries'] {
  return allowlist.map((entry) => {
    const parsed = parseAllowlistEntry(entry);
    return 'reason' in parsed
      ? { entry, reason: parsed.reason }
      : { entry, meaning: describeEntry(parsed.entry) };
  });
}

/** @param entry that would let it in, where there is one */
export function describeRefusal(origin: string | undefined, entry: string | undefined): string {
  if (origin === undefined) {
    return 'This widget takes questions only from websites, and the request names none; send an Origin header.';
  }
  if (origin === 'null') {
    return 'A page without an origin, such as a file opened from the disk (file://) or a sandboxed frame, may not use this widget. Serve it from a web server, or, for a trial, add "null" to the widget\'s allowlist.';
  }
  if (entry === undefined) return 'The Origin header is not one that a browser sends.';
  return `${origin} may not use this widget. If this is your website, add "${entry}" to the widget's allowlist.`;
}

function describeEntry(entry: AllowlistEntry): string {
  if (entry.kind === 'any') return 'Any website at all.';
  if (entry.kind === 'opaque') {
    return 'Pages without an address of their own, such as files opened from the disk: for a trial alone.';
  }
  if (entry.kind === 'app') return `The app ${entry.scheme}//${entry.host}.`;
  const { host, scheme, port, subdomains } = entry;
  const who = describeHost(host, subdomains);
  const how = scheme === undefined ? '' : `, by ${scheme.slice(0, -1)} alone`;
  return `${who}${how}${describePort(port, scheme, host)}.`;
}

function describeHost(host: string, subdomains: boolean): string {
  if (host === 'localhost') return 'Pages served by the machine of the visitor';
  if (subdomains) return `Every website under ${host}, but not ${host} itself`;
  const bare = host.replace(/^www\./, '');
  const isName = bare.includes('.') && !/^\d+(?:\.\d+){3}$/.test(bare) && !bare.startsWith('[');
  return isName ? `${bare} and www.${bare}` : host;
}

function describePort(port: string | undefined, scheme: string | undefined, host: string): string {
  if (port === '*' || (host === 'localhost' && port === undefined)) return ', at any port';
  const isUsual = port === undefined || (scheme !== undefined && ['80', '443'].includes(port));
  return isUsual ? '' : `, at port ${port}`;
}
