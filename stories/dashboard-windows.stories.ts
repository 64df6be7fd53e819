import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { operatorsMessages } from '../components/dashboard/messages/settings/operators-messages.js';
import { widgetsStyles } from '../components/dashboard/screens/widgets/widgets.styles.js';
import '../components/dashboard/parts/dash-dialog.js';
import '../components/dashboard/parts/dash-secret.js';
import '../components/dashboard/parts/refused-site.js';
import '../components/dashboard/screens/sign-in/new-password.js';
import '../components/dashboard/screens/widgets/allowlist-editor.js';
import '../components/dashboard/screens/widgets/leave-dialog.js';
import './dashboard-stage.js';

/** What stands before a screen, and fields that do more than hold a text. */
const meta: Meta = {
  title: 'Dashboard/Windows and fields',
  decorators: [(story) => html`<dash-stage>${story()}</dash-stage>`],
};
export default meta;

type Story = StoryObj;

export const Dialog: Story = {
  render: () =>
    html`<dash-dialog open label="Remove Ben?">
      <div>
        <h2>Remove Ben?</h2>
        <p>${operatorsMessages.removeAdvice}</p>
        <div class="row">
          <button class="remove" type="button">Remove</button>
          <button type="button">Cancel</button>
        </div>
      </div>
    </dash-dialog>`,
};

/** Who would leave what is not saved is asked. */
export const Leaving: Story = { render: () => html`<leave-dialog open></leave-dialog>` };

/** A text that is shown once, to be taken along. */
export const Secret: Story = {
  render: () =>
    html`<dash-secret label="Token" value="sct_KFT0bkdBUiI3G9faQvw74OxR2lMz5kviyEsNxXRaIYA"></dash-secret>`,
};

/** A website that the server does not read for the dashboard, with the command that imports it. */
export const RefusedWebsite: Story = {
  render: () =>
    html`<refused-site
      .site=${{
        addresses: ['127.0.0.1'],
        command:
          'npm run cli -- pages import 00000000-0000-4000-8000-000000000001 http://localhost:8080/ --allow-private 127.0.0.1',
      }}
    ></refused-site>`,
};

export const NewPassword: Story = {
  render: () => html`<form><new-password></new-password></form>`,
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('new-password button')?.click();
  },
};

/** Each line is judged as it is typed. */
export const Websites: Story = {
  render: () => {
    const judged = [
      { entry: 'acme.example', meaning: 'Pages of acme.example and www.acme.example.' },
      { entry: '*.com', reason: 'names a whole top-level domain' },
    ];
    const api = { checkAllowlist: () => Promise.resolve({ entries: judged }) };
    const { styleSheet } = widgetsStyles;
    if (styleSheet && !document.adoptedStyleSheets.includes(styleSheet))
      document.adoptedStyleSheets.push(styleSheet);
    return html`<allowlist-editor
      .api=${api}
      .entries=${judged.map(({ entry }) => entry)}
    ></allowlist-editor>`;
  },
};
