/** Words of the screen that tells what was done, in English. */

/** What the audit log tells, by the name of the act. */
const acts: Readonly<Record<string, string>> = {
  'session.begin': 'signed in',
  'session.end': 'signed out a browser',
  'session.endOthers': 'signed out their other browsers',
  'account.rename': 'changed their name',
  'account.password': 'set their password',
  'account.secondFactor.offer': 'began to add a second factor',
  'account.secondFactor.add': 'added a second factor',
  'account.secondFactor.remove': 'removed their second factor',
  'operator.add': 'added an operator',
  'operator.change': 'changed an operator',
  'operator.remove': 'removed an operator',
  'operator.link': 'made a sign-in link',
  'operator.endSessions': 'signed an operator out everywhere',
  'token.create': 'made a token',
  'token.revoke': 'revoked a token',
  'widget.create': 'made a widget',
  'widget.change': 'changed a widget',
  'widget.remove': 'removed a widget',
  'widget.logo': 'stored a logo',
  'webhook.showSecret': 'looked at the secret of a webhook',
  'webhook.rotateSecret': 'made a new secret for a webhook',
  'webhook.test': 'sent a test to a webhook',
  'mail.test': 'sent a test mail',
  'delivery.retry': 'had deliveries tried again',
  'escalation.handle': 'handled a request for a human',
  'visitor.export': 'exported what is kept of a visitor',
  'visitor.erase': 'erased what is kept of a visitor',
  'audit.export': 'exported the audit log',
};

export const auditMessages = {
  auditLead: 'What operators, programs and commands did, the newest first. It holds no words of visitors.',
  who: 'Who',
  what: 'What',
  when: 'When',
  act: (action: string) => acts[action] ?? action,
  outcomes: { done: '', refused: 'Refused', failed: 'Failed' },
  anybody: 'Anybody',
  anything: 'Anything',
  actGroups: {
    session: 'Sign-in',
    account: 'Own account',
    operator: 'Operators',
    token: 'Tokens',
    widget: 'Widgets',
    webhook: 'Webhooks',
    delivery: 'Deliveries',
  },
  filter: 'Filter',
  actors: {
    operator: 'An operator',
    token: 'A program',
    cli: 'A command on the server',
    stranger: 'Somebody not signed in',
  },
  exportCsv: 'Save as CSV',
  exportJson: 'Save as JSON Lines',
  noEntries: 'Nothing was done that fits this filter.',
  changesOf: (changes: Readonly<Record<string, unknown>>) =>
    Object.entries(changes)
      .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(', '),
} as const;
