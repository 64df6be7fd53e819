/**
 * What a visitor's browser keeps of a conversation: one entry of localStorage a widget, written from the first
 * sent message on. Pages may forbid storage, fill it up, or hold anything under our key: then the
 * conversation lives in memory alone.
 */
import type { AssistantMessage, ChatMessageData, VisitorMessage } from './conversation-state.js';
import { toJson } from './json.js';
import { isCitation, isObject, isRelatedArticle, isText } from './shapes.js';

/** Newest messages that are kept. */
const MAX_MESSAGES = 50;
/** Milliseconds after the last change: 30 days. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;
const VERSION = 1;

export interface StoredConversation {
  readonly visitorId: string;
  readonly conversationId?: string | undefined;
  readonly messages: readonly ChatMessageData[];
}

export interface ConversationStorage {
  /** Undefined where nothing is kept, or what is kept is too old or not ours. */
  load(): StoredConversation | undefined;
  save(conversation: StoredConversation): void;
  clear(): void;
  /** Calls back when another tab has written or cleared the conversation; returns the way to stop that. */
  watch(onChange: (conversation: StoredConversation | undefined) => void): () => void;
}

function toVisitorMessage(value: Readonly<Record<string, unknown>>): VisitorMessage | undefined {
  const { id, text, sentAt, status, sentWith } = value;
  if (!isText(id) || !isText(text) || typeof sentAt !== 'number') return undefined;
  if (status !== 'sending' && status !== 'sent' && status !== 'failed') return undefined;
  return { role: 'user', id, text, sentAt, status, ...toSentWith(sentWith) };
}

function toSentWith(value: unknown): Pick<VisitorMessage, 'sentWith'> {
  if (!isObject(value) || !isText(value['pageUrl'])) return {};
  const { pageUrl, conversationId } = value;
  return { sentWith: { pageUrl, ...(isText(conversationId) && { conversationId }) } };
}

function toAssistantMessage(value: Readonly<Record<string, unknown>>): AssistantMessage | undefined {
  const { id, text, sentAt, citations, relatedArticles, confidenceScore, wasRefused } = value;
  const { feedback, isPartial } = value;
  if (!isText(id) || !isText(text) || typeof sentAt !== 'number') return undefined;
  if (typeof confidenceScore !== 'number' || typeof wasRefused !== 'boolean') return undefined;
  if (!Array.isArray(citations) || !Array.isArray(relatedArticles)) return undefined;
  return {
    role: 'assistant',
    id,
    text,
    sentAt,
    citations: citations.filter(isCitation),
    relatedArticles: relatedArticles.filter(isRelatedArticle),
    confidenceScore,
    wasRefused,
    ...(isPartial === true && { isPartial }),
    ...((feedback === 'positive' || feedback === 'negative') && { feedback }),
  };
}

function toMessage(value: unknown): ChatMessageData[] {
  if (!isObject(value)) return [];
  const message = value['role'] === 'user' ? toVisitorMessage(value) : toAssistantMessage(value);
  return message ? [message] : [];
}

function read(text: string | null, now: number): StoredConversation | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (!isObject(value) || value['version'] !== VERSION) return undefined;
  const { savedAt, visitorId, conversationId, messages } = value;
  if (typeof savedAt !== 'number' || now - savedAt > LIFETIME) return undefined;
  if (!isText(visitorId) || !Array.isArray(messages)) return undefined;
  return {
    visitorId,
    conversationId: isText(conversationId) ? conversationId : undefined,
    messages: messages.flatMap(toMessage),
  };
}

/** Runs what may throw on pages without storage, or with a full one. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** @param now milliseconds since 1970 */
export function createStorage(widgetId: string, now: () => number): ConversationStorage {
  const key = `service-chat:${widgetId.toLowerCase()}`;
  return {
    load: () =>
      attempt(() => {
        const conversation = read(localStorage.getItem(key), now());
        if (!conversation) localStorage.removeItem(key);
        return conversation;
      }),
    save: (conversation) => {
      const messages = conversation.messages.slice(-MAX_MESSAGES);
      const entry = { version: VERSION, savedAt: now(), ...conversation, messages };
      attempt(() => {
        localStorage.setItem(key, toJson(entry));
      });
    },
    clear: () => {
      attempt(() => {
        localStorage.removeItem(key);
      });
    },
    watch: (onChange) => {
      const handleStorage = (event: StorageEvent) => {
        // A null key: everything was cleared.
        if (event.key === key || event.key === null) onChange(read(event.newValue, now()));
      };
      addEventListener('storage', handleStorage);
      return () => {
        removeEventListener('storage', handleStorage);
      };
    },
  };
}
