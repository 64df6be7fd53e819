/** The name of the product with its sign, which leads to the first screen. */
import { html, type TemplateResult } from 'lit';
import { messages } from '../messages/messages.js';

export const drawBrand = (): TemplateResult =>
  html`<a class="brand" href="/dashboard/">
    <svg
      width="28"
      height="28"
      viewBox="0 0 32 32"
      fill="none"
      stroke-width="2"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <path
        fill="#4f46e5"
        d="M7 3h18a5 5 0 0 1 5 5v11a5 5 0 0 1-5 5H14.5l-6.1 4.9A1.5 1.5 0 0 1 6 27.7V24a5 5 0 0 1-4-4.9V8a5 5 0 0 1 5-5Z"
      />
      <path fill="#ffe48a" d="M8 12.2h16v4.6H8z" />
      <path stroke="#fff" d="M9 9h11M9 20h7" />
      <path stroke="#312e81" d="M10 14.5h12" />
    </svg>
    <span>${messages.product}</span>
  </a>`;
