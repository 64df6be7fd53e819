import { LitElement, html } from 'lit';
import { property } from 'lit/decorators.js';
import { element } from '../../internal/element.js';
import type { RefusedSite } from '../api/site-import-api.js';
import { refusedSiteMessages as words } from '../messages/knowledge/refused-site-messages.js';
import { notice } from './notice.js';
import './dash-secret.js';

/**
 * What to do about a site in a private network, which the server reads for nobody who only signs in. Few need it, so
 * it is loaded where it is shown.
 */
@element('refused-site')
export class RefusedSiteElement extends LitElement {
  @property({ attribute: false }) site!: RefusedSite;

  protected override createRenderRoot(): this {
    return this;
  }

  protected override render() {
    const { addresses, command } = this.site;
    return notice(
      'caution',
      words.why,
      html`<p>${words.onceLead}</p>
        <dash-secret label=${words.command} .value=${command}></dash-secret>
        <p class="help">
          ${words.alwaysLead} <code dir="ltr">FETCH_ALLOW_PRIVATE=${addresses.join(',')}</code>
          ${words.alwaysEnd}
        </p>`,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'refused-site': RefusedSiteElement;
  }
}
