/** Words of the screen of privacy, in English. */
import type { VisitorErasure } from '../../../../server/admin-contract/privacy.js';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const privacyMessages = {
  lead: 'What is kept of a visitor: give it to them when they ask for it, or erase it.',
  retention: 'How long it is kept',
  keptFor: (days: number) => `What visitors leave is erased after ${count(days, 'day', 'days')}.`,
  keptForever: 'What visitors leave is kept until you erase it.',
  auditKeptFor: (days: number) =>
    `What operators do stands in the audit log for ${count(days, 'day', 'days')}.`,
  retentionHelp: 'Set by RETENTION and AUDIT_RETENTION in the environment of the server.',
  person: 'One person',
  kind: 'Find them by',
  kinds: { email: 'Email address', visitorId: 'Visitor ID', conversationId: 'Conversation ID' },
  value: 'Address or ID',
  nobody: 'Type the address or ID of the person first.',
  export: 'Export',
  erase: 'Erase…',
  exported: (records: number) => `${count(records, 'record', 'records')} found. The file is being saved.`,
  eraseTitle: 'Erase all that is kept of this person?',
  eraseText:
    'Questions, replies, ratings, requests and the notes about them are erased from the files. It cannot be undone. Backups made before still hold them.',
  eraseNow: 'Erase',
  erased: ({ erased, damaged }: VisitorErasure) =>
    `Erased: ${[
      count(erased['question'] ?? 0, 'question', 'questions'),
      count(erased['reply'] ?? 0, 'reply', 'replies'),
      count(erased['feedback'] ?? 0, 'rating', 'ratings'),
      count(erased['escalation'] ?? 0, 'request', 'requests'),
      count(erased['handling'] ?? 0, 'note or change', 'notes and changes'),
      ...(damaged > 0 ? [count(damaged, 'damaged line', 'damaged lines')] : []),
    ].join(', ')}.`,
} as const;
