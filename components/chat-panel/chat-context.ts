/** What `service-chat-widget` hands down to the panel, and what the panel provides to all the elements in it. */
import { createContext } from '@lit/context';
import type { ConversationState } from '../conversation/conversation-state.js';
import type { PanelStrings } from '../language/messages.js';

export type EscalationStatus = 'none' | 'editing' | 'sending' | 'sent' | 'failed';

export interface ChatContext {
  /** The widget's name: title of the panel. */
  readonly name: string;
  readonly greeting: string;
  readonly placeholder: string;
  /** Questions to pick from, before the first one is asked. */
  readonly suggestions: readonly string[];
  readonly strings: PanelStrings;
  /** Unsent text from before a reload, to begin with. */
  readonly draft?: string;
  readonly conversation: ConversationState;
  readonly escalation: EscalationStatus;
}

/**
 * The words that every element in a panel speaks, at whatever depth. Nothing else is handed down this way: words
 * change for all at once and hardly ever, the conversation for few elements and often.
 */
export const stringsContext = createContext<PanelStrings>('service-chat-strings');
