/** What stands around every screen of who is signed in: the rail, who they are, and the way out. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Role } from '../../../server/admin-contract/roles.js';
import type { SessionState } from '../../../server/admin-contract/session.js';
import { messages } from '../messages/messages.js';
import { hrefOf } from '../routing/router.js';
import { SCREENS, type ScreenRow } from './screens.js';

/** As on the server, from the least on; what may be done is decided there. */
const ROLES: readonly Role[] = ['reader', 'editor', 'owner'];

export const mayVisit = ({ role }: SessionState, { access }: ScreenRow): boolean =>
  access === 'stranger' || ROLES.indexOf(role) >= ROLES.indexOf(access);

export function drawFrame(
  session: SessionState,
  path: string,
  brand: TemplateResult,
  signOut: () => void,
): TemplateResult {
  const { operator, role } = session;
  return html`<a class="skip" href="#content">${messages.skip}</a>
    <header>${brand}</header>
    <nav class="rail" aria-label=${messages.navigation}>
      <ul>
        ${SCREENS.filter((screen) => screen.rail && mayVisit(session, screen)).map(
          (screen) =>
            html`<li>
              <a href=${hrefOf(screen.path)} aria-current=${screen.path === path ? 'page' : nothing}
                >${screen.rail?.icon}<span>${screen.rail?.label}</span></a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <footer class="who">
      <p title=${operator.name}><bdi>${operator.name}</bdi></p>
      <div class="row">
        <span class="help">${messages.roles[role]}</span>
        <button class="plain" type="button" @click=${signOut}>${messages.signOut}</button>
      </div>
    </footer>`;
}
