/** The letters that owners get. */
import type { UnansweredQuestion } from '../../operate/gaps/unanswered-questions.js';
import type { EscalationRecord } from '../../model.js';
import type { Notice, TranscriptEntry } from '../notices/notice.js';
import { plainUrl } from '../../answers/composing/quote-address.js';
import { fill, summarize, summarizeTest, type NoticeLanguage, type Summary } from '../notices/summary.js';
import type { Letter } from './letter.js';

/** What makes a letter one of this owner: how times are written, and who it is from. */
export interface Stationery {
  language: NoticeLanguage;
  /** IANA name. */
  timeZone: string;
  widgetName: string;
}

/** Questions of a digest; the rarest are left out. */
const DIGEST_QUESTIONS = 30;
const DIGEST_WORDINGS = 3;

export function writeRequest(
  notice: Notice & { submission: EscalationRecord },
  stationery: Stationery,
): Letter {
  const { words } = stationery.language;
  const { name, email } = notice.submission;
  return {
    ...letterOf(summarize(notice, words), stationery),
    entriesTitle: notice.transcript.length > 0 ? words.conversation : '',
    entries: notice.transcript.map((entry) => entryOf(entry, stationery)),
    closing: [fill(words.replyHint, { visitor: name ?? email }), footerOf(stationery)],
  };
}

function entryOf({ role, at, text, wasRefused, sources = [] }: TranscriptEntry, stationery: Stationery) {
  const { words } = stationery.language;
  return {
    head: `${role === 'user' ? words.visitor : words.assistant}, ${timeOf(at, stationery)}`,
    text,
    notes: wasRefused ? [words.notAnswered] : [],
    links: { label: words.sources, pages: sources.map(({ title, url = '' }) => ({ title, url })) },
  };
}

/** @param from ISO 8601 */
export function writeDigest(
  questions: readonly UnansweredQuestion[],
  from: string,
  stationery: Stationery,
): Letter {
  const { words } = stationery.language;
  const count = questions.reduce((sum, question) => sum + question.count, 0);
  const left = questions.slice(DIGEST_QUESTIONS).reduce((sum, question) => sum + question.count, 0);
  const title = `${stationery.widgetName}: ${fill(words.digest, { count: String(count) })}`;
  return {
    ...letterOf(
      {
        title,
        text: fill(words.digestIntro, { time: timeOf(from, stationery) }),
        fields: [],
      },
      stationery,
    ),
    entries: questions.slice(0, DIGEST_QUESTIONS).map((asked) => ({
      head: `${asked.count} ×`,
      text: asked.question,
      notes: asked.otherWordings.slice(0, DIGEST_WORDINGS),
      links: {
        label: words.nearestPages,
        pages: asked.nearestPages.map(({ pageTitle, pageUrl }) => ({
          title: pageTitle,
          url: plainUrl(pageUrl),
        })),
      },
    })),
    closing: [
      ...(left > 0 ? [fill(words.more, { count: String(left) })] : []),
      words.digestHint,
      footerOf(stationery),
    ],
  };
}

export function writeTest(stationery: Stationery): Letter {
  return letterOf(summarizeTest(stationery.widgetName, stationery.language.words), stationery);
}

function letterOf({ title, text, fields }: Summary, stationery: Stationery): Letter {
  return {
    language: stationery.language.code,
    subject: title,
    intro: text,
    fields,
    entriesTitle: '',
    entries: [],
    closing: [footerOf(stationery)],
  };
}

const footerOf = ({ language, widgetName }: Stationery): string =>
  fill(language.words.footer, { widget: widgetName });

function timeOf(at: string, { language, timeZone }: Stationery): string {
  return new Intl.DateTimeFormat(language.code, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at));
}
