/** Words that several screens of the settings share, in English. */

export const settingsMessages = {
  role: 'Role',
  never: 'Never',
  limitedTo: (count: number) => (count === 1 ? '1 widget' : `${count} widgets`),
  ofNamed: (act: string, name: string) => `${act}: ${name}`,
  address: 'Address',
  lastUsed: 'Last used',
} as const;
