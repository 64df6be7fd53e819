/** A conversation in words, for people. */
import type { ConversationFact } from '../../model.js';
import { indent, wrap } from './text-layout.js';

/** Wider lines are hard to read, whatever the terminal. */
const READING_WIDTH = 80;
const MARGIN = '    ';

/** `2025-01-31 14:05`, UTC, of an ISO time. */
export function minuteOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

/** @param width columns of the terminal; any number where it is none */
export function describeConversation(facts: readonly ConversationFact[], width = READING_WIDTH): string {
  const inner = Math.min(width, READING_WIDTH) - MARGIN.length;
  const paragraphs = facts.map((fact) => {
    const [heading, body] = wordsOf(fact);
    return `${minuteOf(fact.at)}  ${heading}\n${indent(wrap(body, inner), MARGIN)}`.trimEnd();
  });
  return [headingOf(facts), ...paragraphs].filter((part) => part !== '').join('\n\n');
}

function headingOf(facts: readonly ConversationFact[]): string {
  const [first] = facts;
  if (!first) return '';
  const visitorIds = facts.flatMap((fact) => (fact.type === 'question' ? (fact.visitorId ?? []) : []));
  const visitors = [...new Set(visitorIds)];
  return [
    `Conversation ${first.conversationId ?? ''}`,
    `Widget ${first.widgetId}`,
    ...(visitors.length > 0 ? [`Visitor ${visitors.join(', ')}`] : []),
  ].join('\n');
}

function wordsOf(fact: ConversationFact): [heading: string, body: string] {
  switch (fact.type) {
    case 'question':
      return [fact.pageUrl === undefined ? 'Visitor' : `Visitor, on ${fact.pageUrl}`, fact.text];
    case 'reply': {
      const sources = fact.citations.map(
        ({ pageTitle, pageUrl }, at) => `${at + 1}. ${pageTitle}${pageUrl ? ` ${pageUrl}` : ''}`,
      );
      const state = fact.wasRefused ? 'refused' : 'answered';
      const body = [fact.answer, ...(sources.length > 0 ? [sources.join('\n')] : [])].join('\n\n');
      return [`Chat, ${state}, confidence ${fact.confidenceScore.toFixed(2)}`, body];
    }
    case 'feedback':
      return [
        `Visitor found a reply ${fact.feedback === 'positive' ? 'helpful' : 'not helpful'}`,
        fact.reason ?? '',
      ];
    case 'escalation':
      return [`Visitor asks for a human, ${fact.email}`, fact.message];
  }
}
