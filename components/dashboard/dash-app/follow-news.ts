/** What of the news is for every screen: the numbers beside the rail, a word for who cannot see them, and the end. */
import type { DashboardApi } from '../api/dashboard-api.js';
import { newsMessages } from '../messages/news-messages.js';
import { showNotice } from '../state/browser-notice.js';
import { healthLevelOf, type Counts } from '../state/counts.js';
import { EventFeed } from '../state/event-feed.js';

interface Listener {
  say(text: string): void;
  signedOut(): void;
  /** @param since milliseconds since 1970; undefined once the server is heard again */
  away(since: number | undefined): void;
}

/** It is started and stopped by its owner. */
export function followNews(api: DashboardApi, counts: Counts, { say, signedOut, away }: Listener): EventFeed {
  const feed = new EventFeed(api);
  feed.on('counts', ({ inbox, gaps, health }) => {
    counts.update({
      inbox,
      ...(gaps !== undefined && { unanswered: gaps }),
      ...(health && { health: healthLevelOf(health) }),
    });
  });
  feed.on('health', ({ level }) => {
    counts.update({ health: healthLevelOf(level) });
  });
  feed.on('escalation', ({ kind }, isLeader) => {
    if (kind !== 'new') return;
    say('');
    // Said again, the same words are said only when they were gone.
    requestAnimationFrame(() => {
      say(newsMessages.newRequest);
    });
    // Of several tabs one is enough.
    if (isLeader) showNotice(newsMessages.noticeTitle, newsMessages.noticeBody);
  });
  feed.on('signed-out', signedOut);
  feed.on('lost', ({ at }) => {
    away(at);
  });
  feed.on('again', () => {
    away(undefined);
  });
  return feed;
}

/** How the server is, for the mark at the rail. It is told again when it changes; what goes wrong, its screen tells. */
export async function readHealth(api: DashboardApi, counts: Counts): Promise<void> {
  const report = await api.health().catch(() => undefined);
  if (report) counts.update({ health: healthLevelOf(report.level) });
}
