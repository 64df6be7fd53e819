/** The fake server with the knowledge of the made-up shop: cites its pages, and refuses questions about Oslo. */
import { chatReply, startFakeServer, type FakeServer } from './fake-server.js';
import { citedReply, refusal } from './fixtures.js';

export function startShopServer(): FakeServer {
  const server = startFakeServer();
  server.on('chat', ({ body }) =>
    /oslo/i.test(String(body?.['message']))
      ? chatReply(refusal.text, {
          wasRefused: true,
          confidenceScore: refusal.confidenceScore,
          relatedArticles: [...refusal.relatedArticles],
        })
      : chatReply(citedReply.text, { citations: [...citedReply.citations] }),
  );
  return server;
}

/** For `beforeEach` of stories: a visitor who is new to the shop. */
export function openShop(): () => void {
  localStorage.clear();
  const server = startShopServer();
  return () => {
    server.stop();
  };
}
