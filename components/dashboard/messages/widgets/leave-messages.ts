/** Words for who is about to leave what is not saved, in English. */

export const leaveMessages = {
  leaveQuestion: 'Leave without saving?',
  leaveText: 'What you changed here is lost when you leave.',
  leave: 'Leave',
  stay: 'Stay',
} as const;
