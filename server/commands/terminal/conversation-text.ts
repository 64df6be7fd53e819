/** A conversation in words, for people. */
import type { ConversationRecord, EscalationRecord, QuestionRecord } from '../../model.js';
import { indent, wrap } from './text-layout.js';

/** Wider lines are hard to read, whatever the terminal. */
const READING_WIDTH = 80;
const MARGIN = '    ';

/** `2025-01-31 14:05`, UTC, of an ISO time. */
export function minuteOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

/** @param width columns of the terminal; any number where it is none */
export function describeConversation(records: readonly ConversationRecord[], width = READING_WIDTH): string {
  const inner = Math.min(width, READING_WIDTH) - MARGIN.length;
  const paragraphs = records.map((record) => {
    const [heading, body] = wordsOf(record);
    return `${minuteOf(record.at)}  ${heading}\n${indent(wrap(body, inner), MARGIN)}`.trimEnd();
  });
  return [headingOf(records), ...paragraphs].filter((part) => part !== '').join('\n\n');
}

/** Who asks for a human, and how they can be reached: `Ann Lee, ann@acme.example, +44 20 7946 0000`. */
export const describeAsker = ({ name, email, phone }: EscalationRecord): string =>
  [name, email, phone].filter((part) => part !== undefined).join(', ');

function headingOf(records: readonly ConversationRecord[]): string {
  const [first] = records;
  if (!first) return '';
  const visitorIds = records.flatMap((record) =>
    record.type === 'question' || record.type === 'escalation' ? (visitorText(record) ?? []) : [],
  );
  const visitors = [...new Set(visitorIds)];
  return [
    `Conversation ${first.conversationId ?? ''}`,
    `Widget ${first.widgetId}`,
    ...(visitors.length > 0 ? [`Visitor ${visitors.join(', ')}`] : []),
  ].join('\n');
}

/** Whose id a record carries, and whether the website vouches for it. */
export function visitorText({
  visitorId,
  isVisitorVerified,
}: Pick<QuestionRecord, 'visitorId' | 'isVisitorVerified'>): string | undefined {
  return visitorId === undefined || !isVisitorVerified ? visitorId : `${visitorId} (verified)`;
}

function wordsOf(record: ConversationRecord): [heading: string, body: string] {
  switch (record.type) {
    case 'question':
      return [record.pageUrl === undefined ? 'Visitor' : `Visitor, on ${record.pageUrl}`, record.text];
    case 'reply': {
      const sources = record.citations.map(
        ({ pageTitle, pageUrl }, at) => `${at + 1}. ${pageTitle}${pageUrl ? ` ${pageUrl}` : ''}`,
      );
      const state = record.wasRefused ? 'refused' : 'answered';
      const body = [record.answer, ...(sources.length > 0 ? [sources.join('\n')] : [])].join('\n\n');
      return [`Chat, ${state}, confidence ${record.confidenceScore.toFixed(2)}`, body];
    }
    case 'feedback':
      return [
        `Visitor found a reply ${record.feedback === 'positive' ? 'helpful' : 'not helpful'}`,
        record.reason ?? '',
      ];
    case 'escalation':
      return [`Visitor asks for a human, ${describeAsker(record)}`, record.message];
  }
}
