/** Words of the list of websites, in English. */

export const allowlistMessages = {
  entries: 'Websites that may show it',
  entryLabel: (index: number) => `Website ${index}`,
  entryHelp: 'Such as acme.example, *.acme.example, https://acme.example:8443 or localhost.',
  addEntry: 'Add a website',
  removeEntry: (entry: string) => `Remove ${entry || 'the empty line'}`,
} as const;
