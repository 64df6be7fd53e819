/** The chat API in a chunk of its own: it comes when the visitor begins to write, not with the panel. */
import type { ChatApi } from './chat-api.js';
import { lazy } from '../internal/lazy.js';
import type { TroubleCode } from '../conversation/conversation-state.js';

const loadChunk = lazy(() => import('./chat-api.js'));

export interface LazyChatApi extends ChatApi {
  /** Loads what the first request will need. */
  prepare(): void;
}

/** @param baseUrl address of the server, see `request` */
export function createLazyChatApi(baseUrl: string, widgetId: string): LazyChatApi {
  let api: ChatApi | undefined;

  async function load(): Promise<ChatApi> {
    try {
      const { createChatApi } = await loadChunk();
      return (api ??= createChatApi(baseUrl, widgetId));
    } catch (cause) {
      const code: TroubleCode = 'network';
      throw Object.assign(new Error('What sends questions could not be loaded.', { cause }), { code });
    }
  }

  return {
    prepare() {
      // Only ahead of time: the request itself tries again, and reports.
      load().catch(() => undefined);
    },
    ask: async (question, options) => (await load()).ask(question, options),
    leaveFeedback: async (feedback) => (await load()).leaveFeedback(feedback),
    escalate: async (humanRequest) => (await load()).escalate(humanRequest),
  };
}
