/** Words of the button that lets a website in. */
export const letInMessages = {
  letIn: 'Let in',
  letInNamed: (entry: string) => `Let in ${entry}`,
} as const;
