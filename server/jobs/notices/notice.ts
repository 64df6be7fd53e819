/** What the owner of a widget is told of a rating or a request for a human: itself, and what was said before it. */
import { plainUrl } from '../../answers/composing/quote-address.js';
import type { Widget } from '../../model.js';
import type { Submission, Turn } from '../../store/port/conversation-store.js';
import type { Store } from '../../store/port/store.js';
import { plainAnswer } from './plain-answer.js';

/** Questions that are told with their replies: the newest. */
const TOLD_TURNS = 20;

export interface Notice {
  submission: Submission;
  widget: Widget;
  visitor: NoticeVisitor;
  /** Where the visitor was last. */
  pageUrl: string | undefined;
  /** What was said until then, oldest first. */
  transcript: readonly TranscriptEntry[];
}

export interface NoticeVisitor {
  /** The one that the website gave, or else the one of the browser. */
  id: string | undefined;
  /** Whether the website vouches for it by a signature. */
  isVerified: boolean;
}

export interface TranscriptEntry {
  /** The `messageId` of a reply. */
  id: string;
  role: 'user' | 'assistant';
  /** ISO 8601. */
  at: string;
  /** Plain. */
  text: string;
  /** Of replies alone. */
  wasRefused?: boolean;
  sources?: { title: string; url: string | undefined }[];
}

export type NoticeStore = Pick<Store, 'widgets' | 'conversations'>;

/** Undefined where the widget is gone. */
export async function readNotice(
  { widgets, conversations }: NoticeStore,
  submission: Submission,
): Promise<Notice | undefined> {
  const { widgetId, conversationId, at } = submission;
  const widget = await widgets.get(widgetId);
  if (!widget) return undefined;
  const turns = conversationId ? await conversations.turns(widgetId, conversationId, TOLD_TURNS) : [];
  // The conversation may have gone on since.
  const told = turns.filter(({ question }) => question.at <= at);
  const request = submission.type === 'escalation' ? submission : undefined;
  const known = request?.visitorId === undefined ? told.at(-1)?.question : request;
  return {
    submission,
    widget,
    visitor: { id: known?.visitorId, isVerified: known?.isVisitorVerified ?? false },
    pageUrl: request?.pageUrl ?? told.findLast(({ question }) => question.pageUrl)?.question.pageUrl,
    transcript: told.flatMap(entriesOf),
  };
}

function entriesOf({ question, reply }: Turn): TranscriptEntry[] {
  const asked: TranscriptEntry = { id: question.id, role: 'user', at: question.at, text: question.text };
  if (!reply) return [asked];
  const { id, at, answer, wasRefused, citations } = reply;
  // Mail programs show an address in full.
  const sources = citations.map(({ pageTitle: title, pageUrl: url }) => ({
    title,
    url: url && plainUrl(url),
  }));
  return [asked, { id, role: 'assistant', at, text: plainAnswer(answer), wasRefused, sources }];
}
