/** Addresses of websites and pages. */
import { html, type TemplateResult } from 'lit';
import { addressMessages } from '../messages/address-messages.js';

/** It breaks where one of its parts ends, before it breaks anywhere. */
export const drawAddress = (address: string): TemplateResult =>
  html`<bdi dir="ltr"
    >${(address.match(/.+?(?:[/.,?&=_-]+\s*|$)/gs) ?? []).map((part) => [part, html`<wbr />`])}</bdi
  >`;

/** What an operator types as their website, as the address of a page: people leave the scheme out. */
export function addressOf(text: string): string {
  const trimmed = text.trim().replace(/^\*\./, '');
  if (trimmed === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed)) return trimmed;
  return `${/^(?:localhost|127\.|\[::1\])/i.test(trimmed) ? 'http' : 'https'}://${trimmed}`;
}

/** A scheme, and not the port behind a host. */
const SCHEME = /^([a-z][a-z\d+.-]*:)(?!\d)/i;
/** A host without a dot and without a port, which most often is half an address. */
const ONE_WORD = /^([^\s./:*?#@[]+)(?:[/?#]\S*)?$/;

/** What is wrong with what an operator types as their website; undefined where the server can judge it. */
export function wrongAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const scheme = SCHEME.exec(trimmed)?.[1];
  if (scheme !== undefined) {
    return /^https?:$/i.test(scheme) ? undefined : addressMessages.otherScheme(scheme);
  }
  const word = ONE_WORD.exec(trimmed)?.[1];
  return word === undefined || word.toLowerCase() === 'localhost' ? undefined : addressMessages.oneWord(word);
}
