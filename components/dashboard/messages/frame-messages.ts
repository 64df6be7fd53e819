/** Words of the frame and of parts that many screens share, in English. */

/** A number with what is counted. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;

const share = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/** A share as the operator's browser writes it. @param value from 0 to 1 */
export const percent = (value: number): string => share.format(value);

/** @param last such as `7d` or `24h` */
function lastOf(last: string): string {
  const count = Number.parseInt(last, 10);
  if (last.endsWith('h')) return count === 1 ? 'Last hour' : `Last ${count} hours`;
  return count === 1 ? 'Last day' : `Last ${count} days`;
}

export const frameMessages = {
  more: 'More',
  railGroups: { work: 'Every day', site: 'Your chat', settings: 'Settings' },
  waiting: 'waiting',
  overThousand: '999+',
  healthLevels: { caution: 'Needs a look', danger: 'Something is wrong' },

  widgets: 'Widgets',
  createWidget: 'Create a widget',
  widgetSections: {
    look: 'Look',
    websites: 'Websites',
    limits: 'Limits',
    install: 'Install',
    webhook: 'Webhook and mail',
  },

  scope: 'What is shown',
  widget: 'Widget',
  allWidgets: 'All widgets',
  unknownWidget: 'A widget that is not there',
  oneWidget: 'One widget',
  period: 'Time',
  lastOf,
  chooseDays: 'Choose days…',
  show: 'Show',

  justNow: 'just now',
  older: 'Older',
  filters: 'Filters',
  takeOff: (label: string, value: string) => `Take off the filter ${label}: ${value}`,
  clearFilters: 'Clear all',
  undo: 'Undo',
  remove: 'Remove',
  asOf: (time: string) => `As of ${time}. The server was not reached since.`,

  plotTable: 'Show as table',
  plotPlot: 'Show as plot',
  plotHelp: 'The arrow keys go from point to point; with Shift they choose a time.',
  plotBefore: 'before',
  plotNow: 'This time',
  plotPrevious: 'The time before',
  plotWhen: 'When',
  plotNoValue: 'nothing',
  plotShow: (span: string) => `Look at ${span}`,
  plotRows: 'Open the rows',
  plotClear: 'Clear',

  keys: 'Keys',
  keysLead: 'They act wherever no text is typed.',
  keysSwitch: 'Use single keys',
  keysList: 'Show all keys',
  goTo: (screen: string) => `Go to ${screen}`,
  palette: 'Search',
  close: 'Close',
} as const;
