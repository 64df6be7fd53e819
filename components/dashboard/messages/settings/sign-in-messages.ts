/** Words of how one comes in: sign-in, first setup, links and passwords, in English. */

export const signInMessages = {
  password: 'Password',
  passwordHelp: (least: number) => `At least ${least} characters, of any kind.`,
  suggest: 'Suggest one',
  suggested: 'The suggested password. Keep it in a password manager.',
  code: 'Code',
  codeHelp: 'Six digits from your authenticator app, or one of your recovery codes.',
  signInLead: 'To the dashboard of this chat.',
  signInAt: (issuer: string) => `Sign in with ${issuer}`,
  or: 'or',
  mayBeInAt: (issuer: string) => `You are signed out here. At ${issuer} you may still be signed in.`,
  signOutThere: 'Sign out there too',
  returning: 'Signing in',
  returnRefused: 'You are not signed in',
  signedOut: 'You were signed out. Sign in again to go on.',
  cookieLost:
    'Your browser did not keep the cookie of this sign-in. Allow cookies for this address, and open it directly rather than in a frame.',
  lockedOut: 'Locked out? On the server, run',
  lockedOutCommand: (program: string) => `${program} operator link NAME`,
  nobodyYet:
    'Nobody can sign in yet: the first operator is made by a link that the server prints at its start.',
  setupLead: 'You will be its first owner. Others can be invited later.',
  setupDone: 'Create and sign in',
  setupGone: 'This server is set up already.',
  setupNoToken: 'This page needs the link that the server printed at its start',
  setupNoTokenAdvice:
    'Look at the console of the server for a line with “/dashboard/setup#”, and open the whole address. If it has scrolled away, start the server again: it prints a new one. In a container, run',
  setupCommand: (program: string) => `${program} operator add NAME`,
  goToSignIn: 'Go to sign-in',
  link: (name: string) => `Welcome, ${name}`,
  linkLead: 'Choose a password, which you will sign in with from now on.',
  linkLeadSignIn: 'This link signs you in once. You may set a new password too.',
  linkNewPassword: 'New password (leave empty to keep yours)',
  linkWrong: 'This link cannot be used',
  linkNoToken: 'The address is not complete: copy the whole link, with everything behind “#”.',
  linkUse: 'Sign in',
} as const;
