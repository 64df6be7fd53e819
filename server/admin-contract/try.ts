/** Questions of operators: answered and explained, and neither counted nor recorded. */
import { z } from 'zod';
import { citationSchema, relatedArticleSchema, SUGGESTED_ACTIONS } from '../contract.js';
import { MAX_MESSAGE_LENGTH } from '../defaults.js';
import { MAX_PAGE_LENGTH } from './pages.js';

const MAX_HISTORY = 6;

export const draftSchema = z.strictObject({
  id: z.string().min(1).max(1000),
  title: z.string().trim().min(1).max(300),
  url: z.string().max(2000).describe('What citations lead to; empty for none.'),
  content: z.string().max(MAX_PAGE_LENGTH).describe('Markdown.'),
});
export type DraftPage = z.infer<typeof draftSchema>;

export const pastTurnSchema = z.strictObject({
  question: z.string().min(1).max(MAX_MESSAGE_LENGTH),
  answer: z.string().max(20_000).optional(),
  citedPageIds: z.array(z.string().max(1000)).max(20).optional(),
});
export type PastTurnInput = z.infer<typeof pastTurnSchema>;

export const askRequestSchema = z.strictObject({
  message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  history: z.array(pastTurnSchema).max(MAX_HISTORY).optional().describe('Earlier turns, the oldest first.'),
  explain: z.boolean().optional(),
  model: z
    .boolean()
    .optional()
    .describe('Has the language model word the reply, where there is one; not beside `drafts`.'),
  drafts: z.array(draftSchema).max(5).optional().describe('Asked as if these were among the pages.'),
});
export type AskRequest = z.infer<typeof askRequestSchema>;

const weighed = z.object({ value: z.number(), adds: z.number() });
const judged = z.object({ value: z.number(), addsToFound: z.number(), addsToRight: z.number() });

export const explainedTermSchema = z.object({
  word: z.string(),
  rarity: z.number(),
  weight: z.number(),
  standsFor: z.array(z.string()).describe('Empty where the site has no such word.'),
});
export type ExplainedWord = z.infer<typeof explainedTermSchema>;

export const explainedCandidateSchema = z.object({
  pageId: z.string(),
  pageTitle: z.string(),
  pageUrl: z.string(),
  headings: z.array(z.string()),
  lexical: z.number(),
  score: z.number(),
  signals: z.record(z.string(), weighed),
  meaning: z
    .object({ nearness: z.number().optional(), centredNearness: z.number().optional(), adds: z.number() })
    .optional(),
});
export type ExplainedPassage = z.infer<typeof explainedCandidateSchema>;

export const explainedGateSchema = z.object({
  found: z.number().describe('Chance that the right page was found.'),
  right: z.number().describe('Chance that the answer is right.'),
  refuseBelow: z.number(),
  nothingNearBelow: z.number(),
  mayHelpBelow: z.number(),
  features: z.record(z.string(), judged),
  fused: z.record(z.string(), judged).optional(),
});
export type ExplainedVerdict = z.infer<typeof explainedGateSchema>;

export const triedReplySchema = z.object({
  answer: z.string(),
  citations: z.array(citationSchema),
  relatedArticles: z.array(relatedArticleSchema),
  confidenceScore: z.number(),
  wasRefused: z.boolean(),
  suggestedAction: z.enum(SUGGESTED_ACTIONS).optional(),
  suggestions: z.array(z.string()).optional(),
});
export type TriedReply = z.infer<typeof triedReplySchema>;

export const askedSchema = z.object({
  reply: triedReplySchema,
  hasModel: z.boolean().describe('Whether a language model words the replies of visitors.'),
  terms: z.array(explainedTermSchema).optional().describe('With `explain`, as the next two.'),
  candidates: z.array(explainedCandidateSchema).optional().describe('Best first.'),
  gate: explainedGateSchema.optional().describe('Absent where nothing was found.'),
});
export type Asked = z.infer<typeof askedSchema>;
