/** What of the news is for every screen: the numbers beside the rail, a word for who cannot see them, and the end. */
import type { Counts as KnownCounts } from '../../../server/admin-contract/events.js';
import type { DashboardApi } from '../api/dashboard-api.js';
import { inboxMessages } from '../messages/inbox-messages.js';
import { showNotice } from '../state/browser-notice.js';
import type { Counts, HealthLevel } from '../state/counts.js';
import { EventFeed } from '../state/event-feed.js';

const LEVELS: Readonly<Record<NonNullable<KnownCounts['health']>, HealthLevel>> = {
  ok: 'good',
  warning: 'caution',
  wrong: 'danger',
};

interface Listener {
  say(text: string): void;
  signedOut(): void;
}

/** It is started and stopped by its owner. */
export function followNews(api: DashboardApi, counts: Counts, { say, signedOut }: Listener): EventFeed {
  const feed = new EventFeed(api);
  feed.on('counts', ({ inbox, health }) => {
    counts.update({ inbox, ...(health && { health: LEVELS[health] }) });
  });
  feed.on('health', ({ level }) => {
    counts.update({ health: LEVELS[level] });
  });
  feed.on('escalation', ({ kind }, isLeader) => {
    if (kind !== 'new') return;
    say('');
    // Said again, the same words are said only when they were gone.
    requestAnimationFrame(() => {
      say(inboxMessages.newRequest);
    });
    // Of several tabs one is enough.
    if (isLeader) showNotice(inboxMessages.noticeTitle, inboxMessages.noticeBody);
  });
  feed.on('signed-out', signedOut);
  return feed;
}
