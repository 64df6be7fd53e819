import { html } from 'lit';
import { element } from '../../../internal/element.js';
import { signInMessages } from '../../messages/settings/sign-in-messages.js';
import { FormState } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { hrefOf } from '../../routing/router.js';
import { Screen } from '../screen.js';
import { beginSession } from './begin-session.js';
import { takeNext } from './issuer-trip.js';

/** Where an issuer leads the browser back to: signs in by what it has put into the address. */
@element('return-screen')
export class ReturnScreen extends Screen {
  readonly #form = new FormState(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#form.run(async () => {
      await this.around.api.finishIssuerSignIn({ query: location.search });
      await beginSession(this.around, takeNext());
    });
  }

  protected override render() {
    const { error } = this.#form;
    if (!error) return html`<h1 tabindex="-1">${signInMessages.returning}</h1>`;
    return html`<h1 tabindex="-1">${signInMessages.returnRefused}</h1>
      ${errorNotice(error)}
      <p><a href=${hrefOf('/sign-in')}>${signInMessages.goToSignIn}</a></p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'return-screen': ReturnScreen;
  }
}
