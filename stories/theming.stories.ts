import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, render, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { isHexColor } from '../components/theme/colors.js';
import { startFakeServer, type FakeServer } from '../components/testing/fake-server.js';
import { answeredConversation, chatContextWith, reply, WIDGET_ID } from '../components/testing/fixtures.js';
import { partList, tokenGroups, type Part, type Token } from './manifest.js';
import './page.styles.js';
import '../components/chat-panel/chat-panel.js';
import '../components/service-chat-widget/service-chat-widget.js';

/** One visitor's try: what they have changed, and the part that they look at. */
class Preview {
  readonly #sheet = new CSSStyleSheet();
  readonly #changed = new Map<string, string>();
  #marked: Part | undefined;

  constructor(private readonly draw: () => void) {
    document.adoptedStyleSheets.push(this.#sheet);
  }

  get css(): string {
    const rules = [...this.#changed].map(([name, value]) => `  ${name}: ${value};\n`);
    return `service-chat-widget {\n${rules.join('')}}`;
  }

  get marked(): Part | undefined {
    return this.#marked;
  }

  set(name: string, value: string): void {
    if (value) this.#changed.set(name, value);
    else this.#changed.delete(name);
    this.#update();
  }

  mark(part: Part): void {
    this.#marked = this.#marked === part ? undefined : part;
    this.#update();
  }

  remove(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  #update(): void {
    const rules = [...this.#changed].map(([name, value]) => `${name}: ${value};`).join('');
    const mark = this.#marked ? `${this.#marked.selector} { outline: 3px dashed #d6008f; }` : '';
    this.#sheet.replaceSync(`.specimen chat-panel, service-chat-widget { ${rules} } ${mark}`);
    this.draw();
  }
}

const toLongHex = (value: string) => value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

function renderToken({ name, description, default: value = '' }: Token, preview: Preview): TemplateResult {
  const handleInput = (event: Event) => {
    preview.set(name, (event.currentTarget as HTMLInputElement).value);
  };
  return html`<tr>
    <td><code>${name}</code><br /><span class="muted">${description}</span></td>
    <td>
      <div class="value">
        ${
          isHexColor(value)
            ? html`<input
                type="color"
                aria-label="${name}, picked"
                value=${toLongHex(value)}
                @input=${handleInput}
              />`
            : nothing
        }
        <input aria-label=${name} placeholder=${value} spellcheck="false" @input=${handleInput} />
      </div>
    </td>
  </tr>`;
}

function renderPart(part: Part, preview: Preview): TemplateResult {
  return html`<tr>
    <td><code>${part.selector}</code><br /><span class="muted">${part.description}</span></td>
    <td>
      <button
        aria-pressed=${preview.marked === part}
        aria-label="Show ${part.selector}"
        @click=${() => {
          preview.mark(part);
        }}
      >
        Show
      </button>
    </td>
  </tr>`;
}

function renderGuide(preview: Preview): TemplateResult {
  return html`<div class="guide">
    <h1>Theming</h1>
    <p>
      Start with <code>primaryColor</code> and <code>theme</code>: every colour follows from them with a
      contrast that can be read. What is left is set with the custom properties below, on the element; try
      them here. Values are those of the light theme.
    </p>
    <div class="beside">
      <div>
        ${tokenGroups.map(
          ([name, tokens]) =>
            html`<h2>${name}</h2>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Custom property</th>
                    <th scope="col">Value</th>
                  </tr>
                </thead>
                <tbody>
                  ${tokens.map((token) => renderToken(token, preview))}
                </tbody>
              </table>`,
        )}
        <h2>Parts</h2>
        <p>Where a custom property is not enough, CSS reaches these parts of an element itself.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Selector</th>
              <th scope="col">In the preview</th>
            </tr>
          </thead>
          <tbody>
            ${partList.map((part) => renderPart(part, preview))}
          </tbody>
        </table>
      </div>
      <div class="specimen">
        <chat-panel .context=${chatContextWith({ conversation: answeredConversation })}></chat-panel>
        <chat-message .message=${reply('A reply by itself.')}></chat-message>
        <chat-button>A button</chat-button>
        <pre tabindex="0" aria-label="Your CSS">${preview.css}</pre>
      </div>
    </div>
    <service-chat-widget .widgetId=${WIDGET_ID} position="bottom-left"></service-chat-widget>
  </div>`;
}

let server: FakeServer;
let preview: Preview;

const meta: Meta = {
  title: 'Theming',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => {
    const guide = document.createElement('div');
    preview = new Preview(() => {
      render(renderGuide(preview), guide);
    });
    render(renderGuide(preview), guide);
    return guide;
  },
  beforeEach: () => {
    localStorage.clear();
    server = startFakeServer();
    return () => {
      server.stop();
      preview.remove();
    };
  },
};
export default meta;

/** Every custom property and part, with what it does to the chat. */
export const Theming: StoryObj = {
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('[aria-label="--chat-ink"]')!;
    field.value = 'rgb(90 0 60)';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect(getComputedStyle(canvasElement.querySelector('chat-panel')!).color).toBe('rgb(90, 0, 60)');
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('--chat-ink: rgb(90 0 60);');
    field.value = '';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  },
};
