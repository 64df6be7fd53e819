/** Words of the inbox, in English. */
import type {
  EscalationRow,
  EscalationStatus,
  Handling,
} from '../../../server/admin-contract/escalations.js';

const statuses: Readonly<Record<EscalationStatus, string>> = {
  open: 'Open',
  inProgress: 'In progress',
  done: 'Done',
};
const acts: Readonly<Record<EscalationStatus, string>> = {
  open: 'opened this again',
  inProgress: 'set this in progress',
  done: 'marked this as done',
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

export const inboxMessages = {
  inbox: 'Inbox',
  lead: 'People who asked for a human.',
  views: 'Requests by state',
  statuses,
  mine: 'Assigned to me',
  requests: 'Requests',
  request: 'Request',
  talk: {
    answered: 'Answered before',
    unsure: 'Unsure answer',
    refused: 'Not answered',
    smallTalk: 'Small talk',
  } satisfies Record<NonNullable<EscalationRow['talk']>, string>,
  deliveries: {
    none: '',
    delivered: '',
    waiting: 'You are still being told',
    dead: 'You could not be told',
  } satisfies Record<EscalationRow['delivery'], string>,
  assignedTo: (name: string) => `Assigned to ${name}`,
  you: 'You',
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  backToList: 'All requests',
  choose: 'Choose a request to read it.',

  empty: {
    open: 'Nobody waits',
    inProgress: 'Nothing is in progress',
    done: 'Nothing is done yet',
  } satisfies Record<EscalationStatus, string>,
  emptyMine: 'Nothing is assigned to you here',
  emptyOpenText: 'Requests appear here when a visitor presses “Talk to a human”.',
  emptyHint: 'To be told while the dashboard is closed, give the widget an address for mail or a webhook.',
  emptyHintLink: 'How to be told',

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
  earlierTurns: 'Earlier questions are left out.',
  confidence: (score: number) => `Confidence ${Math.round(score * 100)} %`,
  notAnswered: 'No answer was recorded.',
  others: 'Other requests from this address',
  history: 'Notes and history',
  noHistory: 'Nobody has done anything yet.',
  didWhat,
  note: 'Note for other operators',
  noteHelp: 'The visitor never sees it.',
  addNote: 'Add note',
  conflict: 'What you wrote is still here.',
  conflictUndo: 'It was not undone.',
  erase: 'Export or erase what is kept of this person',

  notifyOn: 'Notify me',
  notifyOff: 'Do not notify me',
  notifyDenied: 'This browser was told not to show notifications of this site.',
  newRequest: 'Somebody asks for a human.',
  noticeTitle: 'Somebody asks for a human',
  noticeBody: 'Open the inbox of the dashboard to read it.',

  keys: {
    next: 'Next request',
    previous: 'Previous request',
    take: 'Take the request',
    done: 'Mark the request as done',
    note: 'Write a note',
    reply: 'Reply by email',
    undo: 'Undo',
  },

  mailSubject: (product: string) => `Your question to ${product}`,
  mailYouWrote: (day: string) => `On ${day} you wrote:`,
  mailChatSaid: 'Our chat had answered:',
} as const;
