/** Titles of screens, which the frame knows before it loads them. */
export const gapTitles = { title: 'Unanswered', writeTitle: 'Write a page', tryTitle: 'Try' } as const;
