/** Words of the account of an operator, in English. */

export const accountMessages = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  accountLead: 'How you sign in, and where you are signed in.',
  nameChanged: 'Your name was changed.',
  changePassword: 'Change password',
  passwordChanged: 'Your password was changed, and your other browsers were signed out.',
  sessions: 'Signed in on',
  sessionHere: 'This browser',
  browser: 'Browser',
  agent: (browser: string, system: string) => `${browser} on ${system}`,
  unknownAgent: 'Unknown browser',
  since: 'Since',
  endSession: 'Sign out',
  endOtherSessions: 'Sign out all others',
} as const;
