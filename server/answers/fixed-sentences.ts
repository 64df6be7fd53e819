/** What is said when no page says it. */
export const FIXED_SENTENCES = {
  /** The pages hold nothing near the question. */
  refusal:
    'I could not find an answer to that in the pages of this site. Try asking in other words, or ask for a human.',
  /** Related pages come with it. */
  refusalWithPages:
    'I could not find a clear answer to that in the pages of this site. These pages may help; you can also ask in other words, or ask for a human.',
  /** The message holds no word that could be looked for. */
  nothingAsked:
    'I am not sure what you would like to know. Ask me a question about this site in a few words.',
} as const;
