/** Words of the screen of health, in English. */
import type { HealthLevel, HealthScreenName } from '../../../server/admin-contract/health.js';

export const healthMessages = {
  verdict: {
    ok: 'All is well.',
    warning: 'It works, and something needs a look.',
    wrong: 'Something is wrong.',
  } satisfies Record<HealthLevel, string>,
  levels: { ok: 'Well', warning: 'Look', wrong: 'Wrong' } satisfies Record<HealthLevel, string>,
  looked: 'Looked at',
  quick: 'Without asking the models, the mail server and the public address.',
  check: 'Check again',
  checking: 'Checking…',
  copy: 'Copy report',
  report: 'Report',
  visit: 'As a visitor',
  address: 'Address of a page with the chat',
  addressHelp: 'Asks this server what the browser of its visitor would ask, and says what comes of it.',
  tryVisit: 'Check',
  visitVerdict: {
    ok: 'Visitors of this website get the chat.',
    warning: 'Visitors of this website get the chat, and something needs a look.',
    wrong: 'Visitors of this website do not get the chat.',
  } satisfies Record<HealthLevel, string>,
  open: {
    websites: 'Open its websites',
    limits: 'Open its limits',
    webhook: 'Open its webhook',
    import: 'Import pages',
    sources: 'Open its sources',
    newWidget: 'Make a widget',
  } satisfies Record<HealthScreenName, string>,
  retry: 'Try again now',
  retried: (count: number) =>
    count === 0
      ? 'Nothing was left to try again.'
      : count === 1
        ? 'One is tried again.'
        : `${count} are tried again.`,
} as const;
