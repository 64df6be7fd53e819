/** What an owner may have the launcher show: a text, another icon, the logo. A chunk that only their widgets load. */
import { css } from '@lit/reactive-element';
import type { LauncherIcon } from '../../server/contract.js';
import { setAttributes } from '../internal/attributes.js';
import type { LauncherOptions } from './widget-options.js';

const { styleSheet } = css`
  .launcher.with-text:not([aria-expanded='true']) {
    display: flex;
    gap: 10px;
    inline-size: auto;
    max-inline-size: calc(100vw - 2 * var(--_offset-x));
    padding-inline: 16px 20px;
    border-radius: calc(var(--_launcher-size) / 2);
  }

  .text {
    overflow: hidden;
    font: 600 15px/20px var(--chat-font);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .launcher[aria-expanded='true'] > :is(.text, .picture) {
    display: none;
  }

  .picture {
    flex: none;
    inline-size: 26px;
    block-size: 26px;
  }

  img.picture {
    inline-size: 36px;
    block-size: 36px;
    border-radius: 8px;
    object-fit: contain;
  }

  /* In the place of the bubble, not of what closes the chat. */
  .launcher.with-picture:not([aria-expanded='true'])::before {
    display: none;
  }

  .launcher::before {
    flex: none;
  }
`;

/** Outlines in a box of 24 by 24. */
const ICONS: Readonly<Partial<Record<LauncherIcon, string>>> = {
  question:
    'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM9.2 9.3a2.9 2.9 0 1 1 4.3 2.6c-.9.5-1.5 1.1-1.5 2M12 17v.05',
  help: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM8.2 12a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0zM5.6 5.6l3.7 3.7M14.7 14.7l3.7 3.7M18.4 5.6l-3.7 3.7M9.3 14.7l-3.7 3.7',
  headset:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h1.5A1.5 1.5 0 0 1 7 15v3a1.5 1.5 0 0 1-1.5 1.5A1.5 1.5 0 0 1 4 18zM20 13.5h-1.5A1.5 1.5 0 0 0 17 15v3a1.5 1.5 0 0 0 1.5 1.5c.8 0 1.5-.7 1.5-1.5zM20 18c0 2-1.8 3-4 3h-3',
};

function drawIcon(path: string): Element {
  const space = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(space, 'svg');
  const outline = document.createElementNS(space, 'path');
  setAttributes(icon, {
    class: 'picture',
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.9',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  });
  outline.setAttribute('d', path);
  icon.append(outline);
  return icon;
}

/** Comes when it is there: until then, and where it cannot be loaded, the bubble stays. */
function loadLogo(address: string, handleLoad: (image: Element) => void): void {
  const image = new Image();
  setAttributes(image, { class: 'picture', part: 'logo', alt: '', referrerpolicy: 'no-referrer' });
  image.addEventListener('load', () => {
    handleLoad(image);
  });
  image.src = address;
}

/** @returns draws what the owner wants on the button, again where that has changed */
export function createLook(button: HTMLButtonElement): (look: LauncherOptions) => void {
  const text = document.createElement('span');
  setAttributes(text, { class: 'text' });
  let drawn = '';
  let picture: Element | undefined;

  const show = (icon: Element | undefined) => {
    picture?.remove();
    picture = icon;
    if (icon) button.prepend(icon);
    button.classList.toggle('with-picture', icon !== undefined);
  };

  return ({ launcherText = '', launcherIcon = 'chat', logo }) => {
    const root = button.getRootNode();
    if (root instanceof ShadowRoot && styleSheet && !root.adoptedStyleSheets.includes(styleSheet))
      root.adoptedStyleSheets.push(styleSheet);
    text.textContent = launcherText;
    button.classList.toggle('with-text', launcherText !== '');
    if (!launcherText) text.remove();
    else if (!text.isConnected) button.prepend(text);
    if (picture) button.prepend(picture);
    const wanted = launcherIcon === 'logo' ? (logo ?? '') : (ICONS[launcherIcon] ?? '');
    if (wanted === drawn) return;
    drawn = wanted;
    show(wanted && launcherIcon !== 'logo' ? drawIcon(wanted) : undefined);
    if (wanted && launcherIcon === 'logo')
      loadLogo(wanted, (image) => {
        if (wanted === drawn) show(image);
      });
  };
}
