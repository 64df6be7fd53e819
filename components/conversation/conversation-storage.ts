/**
 * What a visitor's browser keeps of a conversation: one entry of localStorage a widget, written from the first
 * sent message on. Pages may forbid storage, fill it up, or hold anything under our key: then the
 * conversation lives in memory alone. Without the visitor's consent it lives there too, until they give it.
 */
import type {
  AssistantMessage,
  ChatMessageData,
  RequestMessage,
  VisitorMessage,
} from './conversation-state.js';
import { attempt } from '../internal/attempt.js';
import { toJson } from '../internal/json.js';
import { isObject, isText } from '../internal/shapes.js';
import { isCitation, isRelatedArticle } from '../api/source-shapes.js';

/** Newest messages that are kept. */
const MAX_MESSAGES = 50;
/** Milliseconds after the last change: 30 days. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;
const VERSION = 1;
/** Latest time that there is, in milliseconds since 1970. */
const LATEST_TIME = 8_640_000_000_000_000;

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
  /**
   * Calls back when another tab has written or cleared the conversation; returns the way to stop that.
   *
   * @param onChange hears too whether it was while the browser had this page frozen: on a page after it, perhaps
   */
  watch(onChange: (conversation: StoredConversation | undefined, wasFrozen: boolean) => void): () => void;
}

/** Whether a date can be made of it. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LATEST_TIME;

function toVisitorMessage(value: Readonly<Record<string, unknown>>): VisitorMessage | undefined {
  const { id, text, sentAt, status, sentWith, isStopped } = value;
  if (!isText(id) || !isText(text) || !isTime(sentAt)) return undefined;
  if (status !== 'sending' && status !== 'sent' && status !== 'failed') return undefined;
  return {
    role: 'user',
    id,
    text,
    sentAt,
    status,
    ...(isStopped === true && { isStopped }),
    ...toSentWith(sentWith),
  };
}

function toSentWith(value: unknown): Pick<VisitorMessage, 'sentWith'> {
  if (!isObject(value) || !isText(value['pageUrl'])) return {};
  const { pageUrl, conversationId } = value;
  return { sentWith: { pageUrl, ...(isText(conversationId) && { conversationId }) } };
}

function toAssistantMessage(value: Readonly<Record<string, unknown>>): AssistantMessage | undefined {
  const { id, text, sentAt, citations, relatedArticles, confidenceScore, wasRefused } = value;
  const { feedback, isPartial, suggestedAction, suggestions } = value;
  if (!isText(id) || !isText(text) || !isTime(sentAt)) return undefined;
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
    ...(suggestedAction === 'escalate' && { suggestedAction }),
    ...(Array.isArray(suggestions) && { suggestions: suggestions.filter(isText) }),
    ...(isPartial === true && { isPartial }),
    ...((feedback === 'positive' || feedback === 'negative') && { feedback }),
  };
}

function toRequestMessage({ id, sentAt }: Readonly<Record<string, unknown>>): RequestMessage | undefined {
  return isText(id) && isTime(sentAt) ? { role: 'request', id, sentAt } : undefined;
}

const MESSAGE_READERS: Readonly<
  Record<string, (value: Readonly<Record<string, unknown>>) => ChatMessageData | undefined>
> = { user: toVisitorMessage, assistant: toAssistantMessage, request: toRequestMessage };

function toMessage(value: unknown): ChatMessageData[] {
  if (!isObject(value)) return [];
  const message = MESSAGE_READERS[String(value['role'])]?.(value);
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

/** What may not be stored yet, by its key; lasts as long as the page. */
const heldBack = new Map<string, StoredConversation>();

/** Names what is kept for a visitor: nobody finds what another whom the page knows has written in the same browser. */
export function storageName(widgetId: string, visitorId: string | undefined): string {
  return `${widgetId.toLowerCase()}${visitorId === undefined ? '' : `:${visitorId}`}`;
}

/**
 * @param now milliseconds since 1970
 * @param mayStore whether the visitor has consented, asked every time; once they have, what was held back is stored
 *   when it is next loaded or saved
 * @param visitorId of a visitor whom the page knows: what they wrote before it did becomes theirs
 */
export function createStorage(
  widgetId: string,
  now: () => number,
  mayStore: () => boolean = () => true,
  visitorId?: string,
): ConversationStorage {
  const unknown = `service-chat:${storageName(widgetId, undefined)}`;
  const key = `service-chat:${storageName(widgetId, visitorId)}`;
  let isStored = false;

  const adopt = () => {
    const text = localStorage.getItem(unknown);
    if (text !== null) localStorage.setItem(key, text);
    localStorage.removeItem(unknown);
  };

  const readStored = () => {
    const stored = attempt(() => {
      if (key !== unknown && localStorage.getItem(key) === null) adopt();
      const conversation = read(localStorage.getItem(key), now());
      if (!conversation) localStorage.removeItem(key);
      return conversation;
    });
    isStored = stored !== undefined;
    return stored;
  };

  const save = (conversation: StoredConversation) => {
    const messages = conversation.messages.slice(-MAX_MESSAGES);
    if (!mayStore()) {
      heldBack.set(key, { ...conversation, messages });
      return;
    }
    heldBack.delete(key);
    attempt(() => {
      localStorage.setItem(key, toJson({ version: VERSION, savedAt: now(), ...conversation, messages }));
      isStored = true;
    });
  };

  return {
    load: () => {
      const held = heldBack.get(key);
      if (held && mayStore()) save(held);
      return held || !mayStore() ? held : readStored();
    },
    save,
    clear: () => {
      heldBack.delete(key);
      attempt(() => {
        localStorage.removeItem(key);
      });
    },
    watch: (onChange) => {
      const handleStorage = (event: StorageEvent) => {
        // A null key: everything was cleared, be it in the tab's own storage, of which frames are told too.
        const isCleared = event.key === null && attempt(() => event.storageArea === localStorage);
        if ((isCleared || event.key === key) && mayStore()) onChange(read(event.newValue, now()), false);
      };
      const handlePageShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted || !mayStore()) return;
        const wasStored = isStored;
        const stored = readStored();
        // Where nothing can be kept, nothing was cleared either.
        if (stored || wasStored) onChange(stored, true);
      };
      addEventListener('storage', handleStorage);
      addEventListener('pageshow', handlePageShow);
      return () => {
        removeEventListener('storage', handleStorage);
        removeEventListener('pageshow', handlePageShow);
      };
    },
  };
}
