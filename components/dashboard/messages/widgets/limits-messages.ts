/** Words about the limits of a widget, in English. */

export const limitsMessages = {
  limitsLead: 'How much the chat may answer, and for whom.',
  quotaTitle: 'Questions',
  quotaMessages: 'Questions it takes',
  quotaPeriod: 'In a',
  quotaHelp: 'Then visitors are told to come back later. Days and months are those of UTC.',
  used: (used: number, allowed: number) =>
    `${used.toLocaleString()} of ${allowed.toLocaleString()} questions used`,
  resets: 'begins anew',
  spentAt: 'At this rate it is used up',
  spentNow: 'It is used up: visitors get no answers until it begins anew.',
  lasts: 'At this rate it lasts until then.',
  tokensUsed: (used: number, allowed: number) =>
    `${used.toLocaleString()} of ${allowed.toLocaleString()} tokens of the language model used this month`,
  turnedAway: 'Turned away since',
  turnedAwayCounts: (quota: number, rate: number) =>
    `${quota.toLocaleString()} by the quota, ${rate.toLocaleString()} because too many came from one address or visitor in a short time.`,
  rateHelp:
    'Where many people share one address, as in an office, the server’s ADDRESS_LIMIT may be too low for them.',
  callers: 'Who may ask',
  requireOrigin: 'Only browsers on your websites',
  requireOriginHelp:
    'Turns away scripts and apps that do not say which website they ask for. It stops honest ones; a forger can name any website.',
  switch: 'State',
  switchActive: 'The chat is on',
  switchHelp: 'While it is off, your pages show no launcher, and nothing is answered.',
  removeTitle: 'Remove this widget',
  removeLead:
    'Its pages, its logo and its settings go, and your website shows no chat. What visitors asked stays in the log.',
  removeButton: 'Remove the widget…',
  removeLabel: (name: string) => `Type “${name}” to remove it`,
  removeWrong: 'is not the name of the widget',
} as const;
