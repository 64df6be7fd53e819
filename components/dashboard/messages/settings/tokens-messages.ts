/** Words of the list of tokens, in English. */

export const tokensMessages = {
  tokensLead:
    'For programs that use the admin API. A token does what its role may, and ends with the operator who made it.',
  noTokens: 'No token yet',
  noTokensText: 'A program needs one to use the admin API, such as for a nightly export.',
  addToken: 'Create a token',
  tokenNameHelp: 'What it is for, so that you know it later.',
  expiry: 'Expires',
  expiryAfter: (days: number) => (days === 365 ? 'After a year' : `After ${days} days`),
  expiryNever: 'Never',
  create: 'Create',
  tokenCreated: (name: string) => `The token ${name}`,
  tokenAdvice: 'Copy it now: it is not shown again. Programs send it as “Authorization: Bearer …”.',
  token: 'Token',
  madeBy: 'Made by',
  revoke: 'Revoke',
  revokeQuestion: (name: string) => `Revoke ${name}?`,
  revokeAdvice: 'Programs that use it are refused from then on. This cannot be undone.',
  tokenRevoked: (name: string) => `The token ${name} was revoked.`,
} as const;
