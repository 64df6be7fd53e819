import 'service-chat-widget/chat-button';
import { tokens } from 'service-chat-widget/tokens';

document.adoptedStyleSheets.push(tokens.styleSheet);
