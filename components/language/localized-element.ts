/** What the elements of a panel have in common: the words that they speak. */
import { consume } from '@lit/context';
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { stringsContext } from '../chat-panel/chat-context.js';
import { ENGLISH, type PanelStrings } from './messages.js';

/** An element that stands in a panel, or alone. */
export class ChatElement extends LitElement {
  /** Words of the visitor's language: those of the panel around it, or of whoever provides `stringsContext`. */
  @consume({ context: stringsContext, subscribe: true })
  @property({ attribute: false })
  strings: PanelStrings = ENGLISH;
}
