/** A page of any website, drawn as lines, so that nothing but the widget is looked at. */
import { css } from 'lit';

export const previewPage = css`
  html {
    color-scheme: light;
    background: #fbfbfd;
  }

  html[data-theme='dark'] {
    color-scheme: dark;
    background: #16181d;
  }

  body {
    box-sizing: border-box;
    min-block-size: 100vh;
    margin: 0;
    padding: 2rem clamp(1rem, 6vw, 4rem);
    background-image: repeating-linear-gradient(#8883 0 0.625rem, transparent 0.625rem 1.75rem);
    background-clip: content-box;
    background-origin: content-box;
  }
`;
