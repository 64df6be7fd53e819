/** Words of the way to a new widget, in English. */

export const newWidgetMessages = {
  newLead: 'Three steps, and each can be done later too.',
  steps: ['Name and websites', 'Pages', 'Install'],
  newName: 'Name',
  newNameHelp: 'Visitors read it at the top of the chat.',
  newWebsite: 'Your website',
  newWebsiteHelp: 'Where the chat will stand, such as acme.example. More can be added later.',
  next: 'Go on',
  finish: 'To its settings',
  pagesTitle: 'What it answers from',
  pagesLead: 'The chat answers from your pages alone. Give the address of your website or of its help pages.',
  siteAddress: 'Address',
  siteAddressHelp:
    'The pages below it are read, politely, one after the other, and looked at again each day.',
  importSite: 'Import pages',
  importing: (done: number, queued: number) =>
    `Reading pages: ${done.toLocaleString()} done${queued > 0 ? `, ${queued.toLocaleString()} to go` : ''}.`,
  imported: (pages: number) =>
    pages === 1 ? 'One page was imported.' : `${pages.toLocaleString()} pages were imported.`,
  keptFresh: 'They are looked at again each day. How often can be changed under Knowledge, Websites.',
  otherWays: 'No website to read? Choose files, or write a page',
  onToInstall: 'Go on: install the chat',
  importLater: 'You can go on: the import finishes by itself.',
} as const;
