/** What the screens about knowledge are called; the other words come with them. */
export const knowledgeTitles = {
  knowledge: 'Knowledge',
  pagesTitle: 'Pages',
  writeTitle: 'Write a page',
  importTitle: 'Import',
  job: 'Import',
  runsTitle: 'Runs',
};
