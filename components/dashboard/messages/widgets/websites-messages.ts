/** Words about the websites of a widget, in English. */

export const websitesMessages = {
  websitesLead: 'Only pages of these websites may show the chat. Where the list is empty, none may.',
  tester: 'Would a website be let in?',
  testerLabel: 'Address of a page',
  testerHelp: 'Tried with the list as it stands above, saved or not.',
  test: 'Test',
  letInBy: (origin: string, entry: string) => `Yes: ${origin} is let in by “${entry}”.`,
  notLetIn: (origin: string) => `No: ${origin} is not let in.`,
  addSuggestion: (entry: string) => `Add ${entry}`,
  noAddress: 'This is not the address of a page. Write it as the browser shows it.',
  refusedTitle: 'Refused in the last 30 days',
  refusedNone: 'No website was refused.',
  seenTitle: 'Seen in the last 30 days',
  seenNone: 'No website has shown the chat yet.',
  origin: 'Website',
  requests: 'Requests',
  last: 'Last',
  first: 'First',
  unsuggested: 'No entry can let this one in.',
} as const;
