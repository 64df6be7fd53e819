/** Words of one request for a human, in English. */
import type {
  EscalationDetail,
  EscalationStatus,
  Handling,
} from '../../../server/admin-contract/escalations.js';

const acts: Readonly<Record<EscalationStatus, string>> = {
  open: 'opened this again',
  inProgress: 'set this in progress',
  done: 'marked this as done',
};

const ways: Readonly<Record<EscalationDetail['undelivered'][number]['channel'], string>> = {
  mail: 'The mail that tells you of this request',
  webhook: 'The webhook that tells you of this request',
};

/** One change in words, such as "Ann took this". */
function didWhat({ by, status, assignee, note }: Handling): string {
  const isTaken = assignee !== undefined && assignee !== null && assignee.id === by.id;
  const parts = [
    ...(isTaken ? ['took this'] : []),
    ...(status && !(isTaken && status === 'inProgress') ? [acts[status]] : []),
    ...(assignee && !isTaken ? [`gave this to ${assignee.name}`] : []),
    ...(assignee === null ? ['gave this back'] : []),
  ];
  if (parts.length === 0) return note === undefined ? '' : `${by.name} noted`;
  return `${by.name} ${parts.join(' and ')}`;
}

export const requestMessages = {
  request: 'Request',
  take: 'Take',
  reply: 'Reply by email',
  done: 'Done',
  reopen: 'Open again',
  assign: 'Assigned to',
  nobody: 'Nobody',
  copyAddress: 'Copy address',
  copied: 'Copied.',
  saidTaken: 'It is yours now.',
  saidDone: 'Marked as done.',
  saidReopened: 'Open again.',
  saidAssigned: (name: string | undefined) =>
    name === undefined ? 'Assigned to nobody.' : `Assigned to ${name}.`,
  badAddress: 'This address cannot be written to.',
  message: 'Message',
  contact: 'How to reach them',
  email: 'Email',
  phone: 'Phone',
  page: 'Asked on',
  visitor: 'Visitor',
  verified: 'Verified by your website',
  widget: 'Widget',
  conversation: 'Before they asked for a human',
  noConversation: 'They asked for a human without asking the chat before.',
  undelivered: ({ channel, isDead, reason }: EscalationDetail['undelivered'][number]) =>
    reason === undefined
      ? `${ways[channel]} is on its way.`
      : `${ways[channel]} ${reason}. ${isDead ? 'It was given up.' : 'It is tried again by itself.'}`,
  toNotices: 'Webhook and mail',
  others: 'Other requests from this address',
  history: 'Notes and history',
  noHistory: 'Nobody has done anything yet.',
  didWhat,
  note: 'Note for other operators',
  noteHelp: 'The visitor never sees it.',
  addNote: 'Add note',
  conflict: 'What you wrote is still here.',
  erase: 'Export or erase what is kept of this person',
  keys: {
    take: 'Take the request',
    done: 'Mark the request as done',
    note: 'Write a note',
    reply: 'Reply by email',
  },
  mailSubject: (product: string) => `Your question to ${product}`,
  mailYouWrote: (day: string) => `On ${day} you wrote:`,
  mailChatSaid: 'Our chat had answered:',
} as const;
