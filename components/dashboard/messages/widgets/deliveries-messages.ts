/** Words about what was not delivered yet, in English. */

const times = (count: number): string => (count === 1 ? 'once' : `${count.toLocaleString()} times`);

export const deliveriesMessages = {
  deliveries: 'Not delivered yet',
  deliveriesNone: 'Nothing waits to be delivered.',
  channels: { webhook: 'Webhook', mail: 'Mail' },
  events: { feedback: 'Rating', escalation: 'Request for a human', digest: 'Daily mail' },
  what: 'What',
  dead: 'Given up',
  waiting: 'Waiting',
  nextTry: 'Next try',
  why: 'Why',
  failures: (count: number) => `failed ${times(count)}`,
  retryDead: 'Try those given up again',
  retried: (count: number) =>
    count === 0 ? 'Nothing was given up.' : `${count.toLocaleString()} will be tried again now.`,
} as const;
