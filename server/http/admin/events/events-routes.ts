/** The routes that tell what waits: once, or as a stream for as long as the caller is signed in. */
import { countsSchema, type Counts, type OperatorEvents } from '../../../admin-contract/events.js';
import type { Caller } from '../../../identity/authenticate.js';
import { findOpenGaps } from '../../../operate/gaps/open-gaps.js';
import type { News } from '../../../operate/operator-news.js';
import { openEventStream, sendEvent } from '../../transport/event-stream.js';
import { sendJson } from '../../transport/json-response.js';
import { onClosed } from '../../transport/on-closed.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { onShutdown } from '../../transport/shutdown-signal.js';
import type { AdminDeps } from '../requests/admin-deps.js';

const HEARTBEAT_MS = 20_000;

export function eventsRoutes(deps: AdminDeps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/admin/counts',
      access: 'operator',
      action: 'readSelf',
      async handle({ res, caller }) {
        sendJson(res, 200, JSON.stringify(await countsOf(deps, caller)));
      },
      description: {
        operationId: 'getCounts',
        summary: 'Says what waits for the caller.',
        responses: { 200: countsSchema },
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/events',
      access: 'operator',
      action: 'readSelf',
      async handle(call) {
        await stream(deps, call);
      },
      description: {
        operationId: 'followEvents',
        summary: 'Tells of what happens, as server-sent events, until the caller is signed out.',
        responses: { 200: 'text/event-stream' },
      },
    }),
  ];
}

async function countsOf({ store, insight, health, clock }: AdminDeps, { widgets }: Caller): Promise<Counts> {
  const known = store.widgets.known().map(({ id }) => id);
  const [{ open }, gaps] = await Promise.all([
    store.escalations.counts({ widgetIds: widgets }),
    findOpenGaps(insight, widgets ?? known, clock()),
  ]);
  const report = health.last();
  // Whoever is limited to some widgets learns of the whole from the report alone, which leaves out the rest.
  return {
    inbox: open,
    ...(gaps && { gaps: gaps.count }),
    ...(report && !widgets && { health: report.level }),
  };
}

async function stream(deps: AdminDeps, { res, caller: first }: OperatorCall): Promise<void> {
  let caller = first;
  const send = <E extends keyof OperatorEvents>(event: E, data: OperatorEvents[E]) => {
    sendEvent(res, event, data);
  };
  let told = '';
  const tell = (counts: Counts) => {
    told = JSON.stringify(counts);
    send('counts', counts);
  };
  const sendCounts = async () => {
    tell(await countsOf(deps, caller));
  };
  /** Visitors ask, and gaps grow, without anybody being told. */
  const followCounts = async () => {
    const counts = await countsOf(deps, caller);
    if (JSON.stringify(counts) !== told) tell(counts);
  };
  const check = async () => {
    const now = await deps.followCaller(caller);
    if (now) caller = now;
    else if (!res.writableEnded) {
      send('signed-out', {});
      res.end();
    }
  };
  /** What cannot be read now is read again later; whoever listens keeps what they know. */
  const orLater = (work: () => Promise<void>) => {
    void work().catch(() => undefined);
  };
  const hear = (news: News) => {
    if (news.event === 'identity') orLater(check);
    else if (isFor(caller, news)) {
      send(news.event, news.data);
      if (news.event !== 'job') orLater(sendCounts);
    }
  };
  openEventStream(res, HEARTBEAT_MS);
  const unsubscribe = deps.news.subscribe(hear);
  const timer = setInterval(() => {
    orLater(async () => {
      await check();
      if (!res.writableEnded) await followCounts();
    });
  }, HEARTBEAT_MS);
  onClosed(res, () => {
    unsubscribe();
    clearInterval(timer);
  });
  onShutdown(deps.shutdownSignal, res, () => res.end());
  await sendCounts();
}

const isFor = ({ widgets }: Caller, news: Exclude<News, { event: 'identity' }>): boolean =>
  !widgets || (news.event !== 'health' && widgets.includes(news.data.widgetId));
