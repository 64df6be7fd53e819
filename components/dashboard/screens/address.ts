/** Addresses of websites and pages. */
import { html, type TemplateResult } from 'lit';

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
