/** Words about imports and what they change, in English. */
import { MAX_FILE_MB } from '../../../../server/defaults.js';
import { plural } from '../frame-messages.js';

const COUNT_WORDS = {
  imported: 'new',
  updated: 'updated',
  unchanged: 'unchanged',
  removed: 'removed',
} as const;

/** More files than these are counted. */
const MOST_NAMED = 3;
const MOST_LEFT_OUT = 10;

const unfit = {
  kind: 'no Markdown, HTML, PDF or text',
  empty: 'empty',
  page: `larger than ${MAX_FILE_MB.page} MB`,
  pdf: `larger than ${MAX_FILE_MB.pdf} MB`,
  hidden: 'hidden',
} as const;

export const importMessages = {
  fromWebsite: 'From a website',
  fromWebsiteHelp: 'A site, a part of one, or its sitemap. Pages are read at the pace that the site allows.',
  address: 'Address',
  addressExample: 'Such as https://help.acme.example',
  start: 'Import',
  fromFiles: 'From files',
  fromFilesHelp: `Markdown, HTML and text up to ${MAX_FILE_MB.page} MB each, PDF up to ${MAX_FILE_MB.pdf} MB. Drop files or folders here, or choose them.`,
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  baseUrl: 'Address that they are published under',
  baseUrlHelp:
    'Sources in answers link to pages below it. Empty where files name their own address, or lie at the same paths on your website.',
  chosen: (names: readonly string[]) =>
    `${names.length > MOST_NAMED ? plural(names.length, 'file') : names.join(', ')} chosen.`,
  unfit,
  leftOut: (files: readonly (readonly [name: string, why: keyof typeof unfit])[]) => {
    const named = files.slice(0, MOST_LEFT_OUT).map(([name, why]) => `${name} (${unfit[why]})`);
    const more = files.length - named.length;
    return `Left out: ${named.join(', ')}${more > 0 ? `, and ${plural(more, 'other file')}` : ''}.`;
  },
  sending: (done: number, count: number) => `Sending ${done.toLocaleString()} of ${plural(count, 'file')}`,
  notSent: (name: string, why: string) => `${name} was not sent: ${why}`,
  importFiles: 'Import files',
  clear: 'Choose others',
  byWriting: 'By writing',
  byWritingHelp: 'A page of your own, for what stands on no website. No import replaces it.',
  job: 'Import',
  jobOf: (from: { url?: string | undefined; files?: number | undefined }) =>
    from.url ?? plural(from.files ?? 0, 'file'),
  states: {
    running: 'Running',
    held: 'Nothing is changed yet',
    applied: 'Applied',
    done: 'Done',
    warning: 'Done, but look at this',
    failed: 'Failed',
    stopped: 'Stopped',
  },
  previewing: 'Looking what would change',
  applying: 'Making the changes',
  progress: (done: number, known: number) => `${done.toLocaleString()} of ${known.toLocaleString()} read`,
  rate: (perMinute: number) => `${perMinute.toLocaleString()} a minute`,
  stop: 'Stop',
  stopHelp: 'What was imported stays; the same import goes on from there within a day.',
  stopPreviewHelp: 'Nothing was changed.',
  lost: 'The connection was lost; it is tried again.',
  gone: 'This import is not known any more. What became of it stands under Runs.',
  skippedTitle: (count: number) => `Skipped: ${count.toLocaleString()}`,
  skippedLast: (count: number) => `The last ${count.toLocaleString()}:`,
  toPages: 'See the pages',
  toRuns: 'See all runs',
  again: 'Import again',
  goOn: 'Go on',
  counts: (counts: { pages: number; passages: number } & Record<keyof typeof COUNT_WORDS, number>) =>
    `${plural(counts.pages, 'page')} with ${plural(counts.passages, 'passage')}: ${
      (Object.keys(COUNT_WORDS) as (keyof typeof COUNT_WORDS)[])
        .filter((name) => counts[name] > 0)
        .map((name) => `${counts[name].toLocaleString()} ${COUNT_WORDS[name]}`)
        .join(', ') || 'nothing to change'
    }.`,
  wouldChange: ({ added, changed, removed }: { added: number; changed: number; removed: number }) =>
    added + changed + removed === 0
      ? 'Nothing would change.'
      : `${added.toLocaleString()} would be added, ${changed.toLocaleString()} changed and ${removed.toLocaleString()} removed.`,
  heldUntil: 'The result is kept until',
  apply: 'Apply',
  applyHelp: 'Makes these changes without another look at the site.',
  discard: 'Discard',
  kinds: { added: 'Added', changed: 'Changed', removed: 'Removed' },
  lineKinds: { same: '', added: 'new', removed: 'gone' },
  lines: (added: number, removed: number) => `${plural(added, 'new line')}, ${removed.toLocaleString()} gone`,
  unlike:
    'The texts are too different to be laid beside each other: what goes stands first, then what comes.',
  runsTitle: 'Runs',
  noRuns: 'Nothing was imported yet',
  noRunsText: 'Each import stands here: when, by whom, and what became of it.',
  when: 'When',
  what: 'What',
  who: 'Who',
  outcome: 'Outcome',
  bySchedule: 'By schedule',
  onCommandLine: 'On the command line',
  details: 'Details',
  filesOf: (count: number) => plural(count, 'file'),
};
