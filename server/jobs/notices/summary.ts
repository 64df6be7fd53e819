/** A notice in the owner's language: what mails and messages to chat programs are made of. */
import type { NoticeWords } from '../../languages/definition/notice-words.js';
import type { EscalationRecord, FeedbackRecord } from '../../model.js';
import type { Notice, TranscriptEntry } from './notice.js';

/** The owner's language, by its code, and its words. */
export interface NoticeLanguage {
  code: string;
  words: NoticeWords;
}

export interface Summary {
  /** With the name of the widget. */
  title: string;
  /** What the visitor wrote; empty where nothing. */
  text: string;
  /** Each with its name, in the order in which they are shown. */
  fields: readonly (readonly [label: string, value: string])[];
}

/** Puts values in the places of `{…}`, on one line. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => oneLine(values[name] ?? place));
}

/** A text without line breaks and other control characters, which a subject or a name may not have. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export function summarize(notice: Notice, words: NoticeWords): Summary {
  const { submission } = notice;
  return submission.type === 'escalation'
    ? ofRequest(submission, notice, words)
    : ofRating(submission, notice, words);
}

export function summarizeTest(widgetName: string, words: NoticeWords): Summary {
  return {
    title: `${oneLine(widgetName)}: ${words.test}`,
    text: fill(words.testText, { widget: widgetName }),
    fields: [],
  };
}

function ofRequest(
  { email, name, phone, message, visitorId, isVisitorVerified }: EscalationRecord,
  { widget, pageUrl }: Notice,
  words: NoticeWords,
): Summary {
  return {
    title: `${oneLine(widget.name)}: ${fill(words.request, { visitor: name ?? email })}`,
    text: message,
    fields: given([
      [words.name, name],
      [words.email, email],
      [words.phone, phone],
      // Anybody can write an ID; it counts where it is signed.
      [
        words.visitorId,
        visitorId && `${visitorId} (${isVisitorVerified ? words.verified : words.notVerified})`,
      ],
      [words.page, pageUrl],
    ]),
  };
}

function ofRating(
  { feedback, reason, messageId }: FeedbackRecord,
  { widget, pageUrl, transcript }: Notice,
  words: NoticeWords,
): Summary {
  const at = transcript.findIndex(({ id }) => id === messageId);
  const reply: TranscriptEntry | undefined = transcript[at];
  return {
    title: `${oneLine(widget.name)}: ${feedback === 'positive' ? words.ratedHelpful : words.ratedNotHelpful}`,
    text: reason ?? '',
    fields: given([
      [words.visitor, transcript[at - 1]?.text],
      [words.assistant, reply?.text],
      [words.page, pageUrl],
    ]),
  };
}

const given = (fields: readonly (readonly [string, string | undefined])[]): [string, string][] =>
  fields.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [[label, value]]));

/** A transcript as lines of who said what. */
export const spokenLines = (transcript: readonly TranscriptEntry[], words: NoticeWords): string[] =>
  transcript.map(({ role, text }) => `${role === 'user' ? words.visitor : words.assistant}: ${text}`);

/** At most so many characters, an ellipsis included. */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
