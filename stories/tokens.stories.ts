import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { tokenGroups, type Token } from './manifest.js';
import './page.styles.js';

/** One rule a token, as no element may have a style attribute. */
const sheet = new CSSStyleSheet();

const SAMPLES: readonly [pattern: RegExp, className: string, rule: (name: string) => string][] = [
  [/font/, 'letters', (name) => `font-family: var(${name}); font-size: 20px`],
  [/size-/, 'letters', (name) => `font-size: var(${name})`],
  [/space-/, 'space', (name) => `inline-size: var(${name})`],
  [/radius/, 'corner', (name) => `border-radius: var(${name}, 16px)`],
  [/elevation/, 'corner', (name) => `box-shadow: var(${name}); margin: 12px`],
  [/motion|ease|z-index|offset|window-|panel-|dismiss/, '', () => ''],
  [/./, 'swatch', (name) => `background: var(${name}, var(--chat-accent))`],
];

const sampleOf = (name: string) => SAMPLES.find(([pattern]) => pattern.test(name))!;

sheet.replaceSync(
  tokenGroups
    .flatMap(([, tokens]) => tokens)
    .map(({ name }) => `.guide [data-token='${name}'] { ${sampleOf(name)[2](name)} }`)
    .join('\n'),
);
document.adoptedStyleSheets.push(sheet);

function renderToken({ name, description, default: value }: Token): TemplateResult {
  const [, className] = sampleOf(name);
  return html`<li>
    ${
      className
        ? html`<div class="sample">
            <div class=${className} data-token=${name}>${className === 'letters' ? 'Aa 123' : nothing}</div>
          </div>`
        : nothing
    }
    <code>${name}</code>
    <div class="muted">${description.replaceAll('`', '')}</div>
    ${value ? html`<div><code>${value}</code></div>` : nothing}
  </li>`;
}

const meta: Meta = {
  title: 'Tokens',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () =>
    html`<div class="guide">
      <h1>Tokens</h1>
      <p>
        Every colour, size and duration of the chat is a custom property. The samples have the theme that is
        chosen in the toolbar; the values below them are those of the light one. Accent and launcher follow
        from the primary colour. Sizes are pixels, as the size of the page’s root letter belongs to the page.
      </p>
      ${tokenGroups.map(
        ([name, tokens]) =>
          html`<section>
            <h2>${name}</h2>
            <ul class="tokens">
              ${tokens.map(renderToken)}
            </ul>
          </section>`,
      )}
    </div>`,
};
export default meta;

/** What each token looks like. */
export const Tokens: StoryObj = {
  play: async ({ canvasElement }) => {
    const swatch = canvasElement.querySelector('[data-token="--chat-danger"]')!;
    const isDark = canvasElement.querySelector('.stage')?.getAttribute('data-theme') === 'dark';
    await expect(getComputedStyle(swatch).backgroundColor).toBe(
      isDark ? 'rgb(255, 180, 171)' : 'rgb(179, 38, 30)',
    );
  },
};
