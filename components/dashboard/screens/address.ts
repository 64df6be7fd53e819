/** Addresses of websites and pages. */
import { html, type TemplateResult } from 'lit';

/** It breaks where one of its parts ends, before it breaks anywhere. */
export const drawAddress = (address: string): TemplateResult =>
  html`<bdi dir="ltr"
    >${(address.match(/.+?(?:[/.,?&=_-]+\s*|$)/gs) ?? []).map((part) => [part, html`<wbr />`])}</bdi
  >`;
