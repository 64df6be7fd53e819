/** Finds evidence for what a visitor means, where the words alone do not say it to a search. */
import type { Question } from '../answer-engine.js';
import type { Evidence, EvidenceFinder, EvidencePassage } from '../evidence.js';
import { findSpokenLanguage } from '../../languages/language-table.js';
import { countWords } from './plain-form.js';
import { PROMPT_LIMITS } from './prompt.js';
import type { RewriteDeps } from './rewrite-reply.js';
import { wordToStandAlone } from './standalone-question.js';

/** By so much less, what is found for the model's wording is worth less than what the visitor's own finds. */
const MUCH_LESS = 0.3;
/** "How much per week?" has no word that points back; with a model, it costs little to ask whether such a one does. */
const FEW_WORDS = 6;
/** Of the passages that a model is given, those that the visitor's own words found, where the model's found others. */
const OWN_PASSAGES = 2;

/**
 * The evidence for a question that leans on what was said before, or is in another language than the pages, also by the
 * model's wording of it; any other question is understood as it is.
 */
export async function understandQuestion(
  deps: RewriteDeps,
  finder: EvidenceFinder,
  question: Question,
  signal: AbortSignal,
): Promise<Evidence> {
  const own = await finder.findEvidence(question);
  if (own.isFact || !needsWording(own, question)) return own;
  const search = await wordToStandAlone(deps, question, searchLanguage(own), signal);
  if (search === undefined) return own;
  const worded = await finder.findEvidence(question, search);
  if (worded.isFact) return worded;
  const [better, other] = worded.found >= own.found - MUCH_LESS ? [worded, own] : [own, worded];
  // Who asks on is not told the same once more.
  const isRepeated = better.reply.answer === question.history.at(-1)?.answer && !better.reply.wasRefused;
  const { reply } = isRepeated ? other : better;
  return { ...better, reply, passages: merge(better.passages, other.passages) };
}

/** The visitor's language where pages are in it, else that of most pages. */
const searchLanguage = ({ language, pageLanguages }: Evidence): string =>
  pageLanguages.includes(language) ? language : (pageLanguages[0] ?? language);

function needsWording(
  { isFollowUp, language, pageLanguages }: Evidence,
  { text, history }: Question,
): boolean {
  if (!/\p{L}/u.test(text) || pageLanguages.length === 0) return false;
  // In a language whose pronouns are not known, any question may lean on the one before, and so may any short one.
  const mayLean = countWords(text) <= FEW_WORDS || !findSpokenLanguage(language);
  return isFollowUp || (history.length > 0 && mayLean) || !pageLanguages.includes(language);
}

/** The best of both, each once; the first have more room. */
function merge(first: readonly EvidencePassage[], second: readonly EvidencePassage[]): EvidencePassage[] {
  const others = withoutThose(second, first);
  const room = PROMPT_LIMITS.passages - Math.min(OWN_PASSAGES, others.length);
  return [...first.slice(0, room), ...others, ...first.slice(room)].slice(0, PROMPT_LIMITS.passages);
}

/** The passages that are not among the others. */
export function withoutThose(
  passages: readonly EvidencePassage[],
  known: readonly EvidencePassage[],
): EvidencePassage[] {
  const keyOf = ({ pageId, heading, text }: EvidencePassage): string => [pageId, heading, text].join('\n');
  const keys = new Set(known.map(keyOf));
  return passages.filter((passage) => !keys.has(keyOf(passage)));
}
