/** Words that the frame and many screens show, in English. */

export const messages = {
  product: 'Service Chat',
  none: '–',
  skip: 'Skip to the content',
  navigation: 'Dashboard',
  signOut: 'Sign out',
  loading: 'Loading…',
  retry: 'Try again',
  cancel: 'Cancel',
  save: 'Save',
  actions: 'Actions',
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Selected: copy it with the keys of your system.',
  requestId: (id: string) => `The server’s log knows this as request ${id}.`,
  badReply: 'Something between here and the server answered in its place. Try again in a moment.',
  unreachable: 'The server cannot be reached. Check the connection, then try again.',
  notEncrypted:
    'This connection is not encrypted: on its way, your password can be read. Put the server behind https, or reach it through a tunnel.',
  noScreen: 'There is no such page',
  noScreenAdvice: 'Nothing of the dashboard has this address.',
  noScreenLink: 'Go to the overview',
  notAllowed: 'This page is for owners.',
  screenFailed:
    'This page could not be loaded: the server is not reached, or was updated. Reload it once the server is there.',
  reload: 'Reload',
  name: 'Name',
  roles: {
    owner: 'Owner',
    editor: 'Editor',
    reader: 'Reader',
  },
  from: 'From',
  to: 'To',
} as const;
