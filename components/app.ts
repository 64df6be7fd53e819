/** The app chunk: all that a page needs before anyone opens the chat. `widget.js` imports it. */
import './service-chat-widget/service-chat-widget.js';

export { createFacade } from './facade.js';
