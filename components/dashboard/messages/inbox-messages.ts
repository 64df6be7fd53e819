/** Words of the list of requests for a human, in English. */
import type { EscalationRow, EscalationStatus } from '../../../server/admin-contract/escalations.js';

const statuses: Readonly<Record<EscalationStatus, string>> = {
  open: 'Open',
  inProgress: 'In progress',
  done: 'Done',
};

export const inboxMessages = {
  lead: 'People who asked for a human.',
  views: 'Requests by state',
  statuses,
  mine: 'Assigned to me',
  requests: 'Requests',
  talk: {
    answered: 'Answered before',
    unsure: 'Unsure answer',
    refused: 'Not answered',
    smallTalk: 'Small talk',
  } satisfies Record<NonNullable<EscalationRow['talk']>, string>,
  deliveries: {
    none: '',
    delivered: '',
    waiting: 'Notice not sent yet',
    dead: 'Notice could not be sent',
  } satisfies Record<EscalationRow['delivery'], string>,
  you: 'You',
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  backToList: 'All requests',
  empty: {
    open: 'Nobody waits',
    inProgress: 'Nothing is in progress',
    done: 'Nothing is done yet',
  } satisfies Record<EscalationStatus, string>,
  emptyMine: 'Nothing is assigned to you here',
  emptyOpenText: 'Requests appear here when a visitor presses “Talk to a human”.',
  emptyHint: 'To be told while the dashboard is closed, give the widget an address for mail or a webhook.',
  emptyHintLink: 'How to be told',
  notifyOn: 'Notify me',
  notifyOff: 'Do not notify me',
  notifyDenied: 'This browser was told not to show notifications of this site.',
  keys: {
    next: 'Next request',
    previous: 'Previous request',
    undo: 'Undo',
  },
} as const;
