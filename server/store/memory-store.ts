/** The store port in memory, for tests and trials: everything is gone with the process. */
import type { Fact, Page, Widget } from '../model.js';
import { freezeWidget } from './freeze-widget.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { assertPageId, assertWidgetId } from './ids.js';
import { QuotaLedger } from './quota-ledger.js';
import { byName, byPageId } from './order.js';
import type { ConversationStore, PageStore, Store, WidgetStore } from './store.js';
import { lastTurns } from './turns.js';

/** What goes in and comes out is copied, so that a caller who changes it changes nothing here. */
const copy = structuredClone;

export function createMemoryStore(): Store {
  const pages = createMemoryPages();
  return {
    pages,
    widgets: createMemoryWidgets((widgetId) => {
      pages.removeAll(widgetId);
    }),
    conversations: createMemoryConversations(),
    problems: () => Promise.resolve([]),
    health: () => ({ isWritable: true }),
    close: () => Promise.resolve(),
  };
}

function createMemoryWidgets(removePages: (widgetId: string) => void): WidgetStore {
  const widgets = new Map<string, Widget>();
  return {
    get: (id) => Promise.resolve(widgets.get(id)),
    list: () => Promise.resolve([...widgets.values()].sort(byName)),
    save: (widget) =>
      new Promise((resolve) => {
        assertWidgetId(widget.id);
        widgets.set(widget.id, freezeWidget(copy(widget)));
        resolve();
      }),
    remove(id) {
      removePages(id);
      return Promise.resolve(widgets.delete(id));
    },
  };
}

function createMemoryPages(): PageStore & { removeAll(widgetId: string): void } {
  const pagesByWidget = new Map<string, Map<string, Page>>();
  let revision = 0;
  return {
    list: (widgetId) =>
      Promise.resolve(
        [...(pagesByWidget.get(widgetId)?.values() ?? [])].map((page) => copy(page)).sort(byPageId),
      ),
    save: (widgetId, page) =>
      new Promise((resolve) => {
        assertWidgetId(widgetId);
        assertPageId(page.id);
        const pages = pagesByWidget.get(widgetId) ?? new Map<string, Page>();
        pagesByWidget.set(widgetId, pages.set(page.id, copy(page)));
        revision++;
        resolve();
      }),
    remove(widgetId, pageId) {
      revision++;
      return Promise.resolve(pagesByWidget.get(widgetId)?.delete(pageId) ?? false);
    },
    removeAll(widgetId) {
      revision++;
      pagesByWidget.delete(widgetId);
    },
    revision: () => Promise.resolve(String(revision)),
  };
}

function createMemoryConversations(): ConversationStore {
  const factsByConversation = new Map<string, Fact[]>();
  const ledger = new QuotaLedger();
  const keys = new IdempotencyKeys();

  const turns = (widgetId: string, conversationId: string, limit: number) =>
    copy(lastTurns(factsByConversation.get(`${widgetId}/${conversationId}`) ?? [], limit));

  function add(fact: Exclude<Fact, { type: 'erased' }>): void {
    const key = `${fact.widgetId}/${fact.conversationId ?? ''}`;
    const facts = factsByConversation.get(key);
    if (facts) facts.push(copy(fact));
    else factsByConversation.set(key, [copy(fact)]);
  }

  return {
    accept(question, quota) {
      const { widgetId } = question;
      const at = Date.parse(question.at);
      const known = keys.find(question);
      if (known) {
        const twin = turns(widgetId, known.conversationId, Infinity).find(
          (turn) => turn.question.id === known.id,
        );
        return Promise.resolve({ accepted: false, usage: ledger.usage(widgetId, at, quota), twin });
      }
      const outcome = ledger.charge(widgetId, at, quota);
      if (outcome.accepted) {
        add(question);
        keys.add(question);
      }
      return Promise.resolve(outcome);
    },
    record(fact) {
      add(fact);
      return Promise.resolve();
    },
    turns: (widgetId, conversationId, limit) => Promise.resolve(turns(widgetId, conversationId, limit)),
  };
}
