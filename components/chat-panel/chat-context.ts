/** The view model of the panel: what `service-chat-widget` hands down to it. */
import type { ConversationState } from '../conversation/conversation-state.js';
import type { Visitor } from '../conversation/visitor.js';
import type { EscalationStatus } from '../escalation-form/escalation-form.js';
import type { Messages } from '../language/locales/messages.js';

export { stringsContext } from '../language/strings-context.js';
export type { EscalationStatus };

export interface ChatContext {
  /** The widget's name: title of the panel. */
  readonly name: string;
  /** Address of an image that stands for it; its first letter where undefined, or where there is no such image. */
  readonly logo?: string | undefined;
  readonly greeting: string;
  readonly placeholder: string;
  /** Questions to pick from, before the first one is asked. */
  readonly suggestions: readonly string[];
  /** Of the owner's privacy notice, linked where the visitor leaves an address. */
  readonly privacyUrl?: string | undefined;
  readonly strings: Messages;
  /** Unsent text from before a reload, to begin with. */
  readonly draft?: string;
  /** Who the visitor is, where the page knows: fills in the form. */
  readonly visitor?: Visitor;
  readonly conversation: ConversationState;
  readonly escalation: EscalationStatus;
}
