import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../testing/adopt-tokens.js';
import { buttonNamed } from '../testing/deep-query.js';
import type { ChatButton } from './chat-button.js';
import './chat-button.js';

/** What buttons stand on in the panel. */
function surface(): HTMLElement {
  const element = document.createElement('div');
  element.style.background = 'var(--chat-surface)';
  return element;
}

describe('chat-button', () => {
  it('is named by its text', async () => {
    const button = await fixture<ChatButton>(html`<chat-button>Try again</chat-button>`);
    expect(buttonNamed(button, 'Try again').type).to.equal('button');
    await expect(button).to.be.accessible();
  });

  it('is named by its label where it shows only an icon', async () => {
    const button = await fixture<ChatButton>(html`<chat-button label="Close chat">×</chat-button>`);
    await expect(button).to.be.accessible();
  });

  it('shows the name of an icon to whoever points at it, and reads it once', async () => {
    const button = await fixture<ChatButton>(html`<chat-button label="Close chat">×</chat-button>`);
    const native = buttonNamed(button, 'Close chat');
    const face = button.shadowRoot!.querySelector<HTMLElement>('[title="Close chat"]')!;
    const { width, height } = native.getBoundingClientRect();
    expect(face.offsetWidth).to.be.closeTo(width, 4);
    expect(face.offsetHeight).to.be.closeTo(height, 4);
    // A title of the button itself would be its description, and be read after the same name.
    expect(native.title).to.equal('');
    expect(face.getAttribute('aria-hidden')).to.equal('true');
  });

  it('passes the focus on to the button inside', async () => {
    const button = await fixture<ChatButton>(html`<chat-button>Go</chat-button>`);
    button.focus();
    expect(button.shadowRoot!.activeElement).to.equal(buttonNamed(button, 'Go'));
  });

  it('reports a click once', async () => {
    const button = await fixture<ChatButton>(html`<chat-button>Go</chat-button>`);
    setTimeout(() => {
      buttonNamed(button, 'Go').click();
    });
    expect((await oneEvent(button, 'click')).target).to.equal(button);
  });

  for (const state of ['busy', 'disabled'] as const) {
    it(`swallows clicks and says so while it is ${state}, and keeps its place in the tab order`, async () => {
      const button = await fixture<ChatButton>(html`<chat-button variant="solid">Go</chat-button>`);
      button[state] = true;
      await button.updateComplete;
      let clicks = 0;
      button.addEventListener('click', () => clicks++);
      const native = buttonNamed(button, 'Go');
      native.click();
      expect(clicks).to.equal(0);
      expect(native.getAttribute('aria-disabled')).to.equal('true');
      expect(native.disabled).to.be.false;
      await expect(button).to.be.accessible();
    });
  }

  it('tells whether it is pressed only where it can be', async () => {
    const plain = await fixture<ChatButton>(html`<chat-button>Go</chat-button>`);
    expect(buttonNamed(plain, 'Go').hasAttribute('aria-pressed')).to.be.false;
    const toggle = await fixture<ChatButton>(html`<chat-button .pressed=${false}>Go</chat-button>`);
    expect(buttonNamed(toggle, 'Go').getAttribute('aria-pressed')).to.equal('false');
    toggle.pressed = true;
    await toggle.updateComplete;
    expect(buttonNamed(toggle, 'Go').getAttribute('aria-pressed')).to.equal('true');
    await expect(toggle).to.be.accessible();
  });

  for (const variant of ['solid', 'soft', 'plain'] as const) {
    for (const theme of ['light', 'dark']) {
      it(`can be read when it is ${variant} and ${theme}`, async () => {
        document.documentElement.dataset['theme'] = theme;
        const button = await fixture<ChatButton>(html`<chat-button variant=${variant}>Go</chat-button>`, {
          parentNode: surface(),
        });
        await expect(button).to.be.accessible();
      });
    }
  }

  afterEach(() => {
    delete document.documentElement.dataset['theme'];
  });
});
