/** What the elements of a panel have in common: the messages that they speak. */
import { consume } from '@lit/context';
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { messages as ENGLISH } from './locales/en.js';
import type { Messages } from './locales/messages.js';
import { stringsContext } from './strings-context.js';

/** An element that stands in a panel, or alone. */
export class LocalizedElement extends LitElement {
  /** Messages of the visitor's language: those of the panel around it, or of whoever provides `stringsContext`. */
  @consume({ context: stringsContext, subscribe: true })
  @property({ attribute: false })
  strings: Messages = ENGLISH;
}
