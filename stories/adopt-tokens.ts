/** Gives the design tokens to the whole document, for elements that stand outside `service-chat-widget`. */
import { tokens } from '../components/internal/tokens.styles.js';

document.adoptedStyleSheets.push(tokens.styleSheet!);
