/** The lazy chunk: the conversation and the panel, in one file so that opening the chat costs one trip. */
import '../chat-panel/chat-panel.js';

export { ChatSession } from './chat-session.js';
