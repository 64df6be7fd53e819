/** Words that the screens about what the chat knows share, in English. */

export const knowledgeMessages = {
  knowledge: 'Knowledge',
  lead: 'The pages that answers are made of, and where they come from.',
  tabs: { sources: 'Websites', pages: 'Pages', import: 'Import', runs: 'Runs' },
  chooseWidget: 'Whose pages? Choose a widget.',
  edit: 'Edit',
  intervals: { '1h': '1 hour', '6h': '6 hours', '12h': '12 hours', '24h': '1 day', '7d': '7 days' } as Record<
    string,
    string
  >,
  intervalOf: (every: string) => every,
  paused: 'Only when I say so',
  save: 'Save',
  cancel: 'Cancel',
  importTitle: 'Import',
  freshness: 'Look at it again every',
  writePage: 'Write a page',
  more: 'More',
};
