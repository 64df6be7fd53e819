/** Answers questions for contact facts and hours with the fact itself. */
import type { EngineReply, Question } from '../answer-engine.js';
import type { RelatedArticle } from '../../contract.js';
import { contactPatterns } from '../../languages/contact-patterns.js';
import type { ContactTopic } from '../../languages/definition/contact-words.js';
import { SPOKEN_LANGUAGES } from '../../languages/language-table.js';
import type { FactKind } from '../../model.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import { namesRole } from '../../search/facts/persons.js';
import { UNSURE_AT_MOST } from '../ranking/confidence.js';
import { isPlainlyIn } from '../question/visitor-language.js';
import { offeredPages } from '../offered-pages.js';
import { chooseFacts, chooseNearest, kindsOf, WAYS } from './choose-facts.js';
import { chooseOfDate, isOfCalls } from './choose-hours.js';
import { chooseMostSimilar, type LineSimilarity } from './choose-most-similar.js';
import { chooseProfiles } from './choose-profiles.js';
import type { ChosenFacts } from './chosen-facts.js';
import { readDateQuestion } from './date-question.js';
import { withPartBefore } from './part-before.js';
import { readFactQuestion, readInConversation, type FactQuestion } from './fact-question.js';
import { mendSpelling } from './mend-spelling.js';
import { readSituated } from './situated-question.js';
import { siteFacts, withoutNews, type SiteFact } from './site-facts.js';
import { writeFacts } from './write-facts.js';

/** A site with a number, and a place or hours, is that of a business. */
const OF_BUSINESS: readonly (readonly FactKind[])[] = [['phone'], ['address', 'hours']];
/** The highest chance that the business's own fact answers a question for that of something else. */
const OF_BUSINESS_INSTEAD = 0.45;
/** The chance that what is asked about is to be had while the house is open: that the telephone is answered then. */
const OF_HOUSE = 0.75;
/** What is told from its form alone: where a site has none, it has none. Addresses and hours may stand in words. */
const CERTAIN: readonly ContactTopic[] = ['phone', 'fax', 'email'];

/**
 * The reply to a question for a fact; undefined where it is no such question, or the site has nothing to say of it.
 * @param language of the visitor
 */
export function factReply(
  index: PassageIndex,
  { text, history }: Question,
  language: string,
): EngineReply | undefined {
  const facts = siteFacts(index);
  if (facts.length === 0) return undefined;
  const before = history.map(({ question }) => question);
  const read = readerOf(index, text, language);
  const languages = languagesOf(index, text, language);
  for (const [i, code] of languages.entries()) {
    const said = read(code);
    const profiles = chooseProfiles(said, code, facts);
    if (profiles) return answerWith(index, { language: code }, [profiles], facts);
    const question = readInConversation(said, code, before);
    if (!question) continue;
    // "Until when?" asks of what was said before, unless that was a fact of the business.
    const last = before.at(-1);
    if (question.isBareTime && last !== undefined && !readInConversation(last, code, before.slice(0, -1)))
      continue;
    // In a language that neither the visitor nor the site is known to speak, only the plainest questions are told.
    if (i > index.languages.length && question.subject.length > 0) continue;
    const asked = last === undefined ? question : withPartBefore(question, text, last, facts);
    const reply = replyTo(index, asked, facts);
    if (reply) return reply;
  }
  return undefined;
}

/**
 * The business's own fact, for a question that asks for one of something that the site has none of: "where are you, I
 * would like to see the chairs". Undefined where it is no such question, or the site is not that of a business.
 * @param similarity of the question and the lines of the pages, where that is known
 * @param told how sure passages are that answer, 0 where none does: they may tell who it is that knows of the matter
 */
export function generalFactReply(
  index: PassageIndex,
  { text, history }: Question,
  language: string,
  similarity: LineSimilarity | undefined,
  told = 0,
): EngineReply | undefined {
  const facts = siteFacts(index);
  if (!OF_BUSINESS.every((kinds) => facts.some(({ kind }) => kinds.includes(kind)))) return undefined;
  const read = readerOf(index, text, language);
  for (const code of new Set([language, ...index.languages])) {
    const said = read(code);
    const question = readGeneral(said, code, history.length === 0);
    if (!question) {
      const ofDate = readDateQuestion(said, code);
      const onDate = ofDate && chooseOfDate(ofDate, facts);
      if (onDate) {
        const confidence = Math.min(onDate.confidence, OF_HOUSE);
        return answerWith(index, ofDate, [{ ...onDate, confidence }], facts);
      }
      continue;
    }
    const general = { ...question, subject: [] };
    const topics = question.topics.filter(
      (topic) => topic !== 'hours' || question.isBareTime || asksDay(question),
    );
    const found = topics.flatMap((topic) => {
      const similar = similarity && chooseMostSimilar(index, topic, question, withoutNews(facts), similarity);
      if (similar) return similar;
      if (topic === 'contact' && similarity && told > UNSURE_AT_MOST) return [];
      // Who runs a part of the house may be somebody else.
      if (topic === 'person' && told > 0 && !namesRole(question.words.join(' '), code)) return [];
      const instead = chooseNearest(topic, question, facts) ?? chooseFacts(topic, general, facts);
      return instead ? { ...instead, confidence: Math.min(instead.confidence, OF_BUSINESS_INSTEAD) } : [];
    });
    if (found.length > 0) return answerWith(index, question, found, facts);
  }
  return undefined;
}

/** A question that asks for a fact of something plainly. */
function readGeneral(text: string, code: string, isFirst: boolean): FactQuestion | undefined {
  const question = readFactQuestion(text, code, isFirst);
  const isPlain = question && (question.isPlain || question.opensWithName);
  if (!isPlain) return readSituated(text, code);
  return question.subject.length > 0 || question.isBareTime ? question : undefined;
}

/**
 * Whether a question asks plainly for a number or a mailbox, and an answer has none.
 * @param answer what passages say to it
 */
export function lacksAskedWay(
  index: PassageIndex,
  { text, history }: Question,
  language: string,
  answer: string,
): boolean {
  const question = readGeneral(readerOf(index, text, language)(language), language, history.length === 0);
  const kinds = new Set((question?.topics ?? []).filter((topic) => WAYS.includes(topic)).flatMap(kindsOf));
  const told = siteFacts(index).filter(({ kind }) => kinds.has(kind));
  return told.length > 0 && !told.some(({ value }) => answer.includes(value));
}

/**
 * Whether a question asks who leads the business and nothing more: where no fact tells, passages that hold its words are
 * mostly about something else that runs.
 */
export function asksForLeader(index: PassageIndex, { text, history }: Question, language: string): boolean {
  const read = readerOf(index, text, language);
  const question = readFactQuestion(read(language), language, history.length === 0);
  return question?.topics.length === 1 && question.topics[0] === 'person' && question.subject.length === 0;
}

/**
 * The languages that a question may be understood in, the visitor's first: any, for `Telefon?` tells none. Who plainly
 * speaks one of the site's asks in no other; the patterns of all take 0.8 s of the first answer after a start.
 */
function languagesOf(index: PassageIndex, text: string, language: string): string[] {
  const likely = [language, ...index.languages];
  const isOfSite = index.languages.includes(language) && isPlainlyIn(language, text);
  return [...new Set(isOfSite ? likely : [...likely, ...SPOKEN_LANGUAGES.map(({ code }) => code)])];
}

/** A question in the words of a language: with its typing errors mended where the visitor or the site speaks it. */
function readerOf(index: PassageIndex, text: string, language: string): (code: string) => string {
  return (code) =>
    code === language || index.languages.includes(code) ? mendSpelling(text, index, code) : text;
}

/** Whether hours are asked of a day or of a time of it, such as `7pm`: a season or a thing has hours of its own. */
const asksDay = ({ days, words }: FactQuestion): boolean =>
  days.size > 0 || words.some((word) => /^\d{1,2}(?:\D|$)/.test(word));

function replyTo(
  index: PassageIndex,
  question: FactQuestion,
  facts: readonly SiteFact[],
): EngineReply | undefined {
  if (question.timesOfPhone) {
    const phone = contactPatterns(question.language)?.words.headings.phone.toLowerCase() ?? '';
    const asked: FactQuestion = {
      ...question,
      topics: ['hours'],
      subject: [phone],
      asksOpening: true,
      timesOfPhone: false,
    };
    const ofCalls = facts.filter((fact) => fact.kind === 'hours' && isOfCalls(fact));
    const hours = replyTo(index, asked, ofCalls) ?? replyTo(index, asked, facts);
    // A number does not say when; the passages may.
    if (hours || question.asksWhen) return hours;
    // Who can ring on Saturday can do so while somebody is there.
    const ofHouse = question.subject.length === 0 && replyTo(index, { ...asked, subject: [] }, facts);
    if (ofHouse) return { ...ofHouse, confidenceScore: Math.min(ofHouse.confidenceScore, OF_HOUSE) };
  }
  const found = question.topics.flatMap((topic) => {
    for (const some of byPreference(facts, topic, question)) {
      const chosen = chooseFacts(topic, question, some);
      if (chosen) return chosen;
    }
    return [];
  });
  if (found.length > 0) return answerWith(index, question, found, facts);
  const [topic] = question.topics;
  const isLacking = question.subject.length === 0 && topic !== undefined && CERTAIN.includes(topic);
  return isLacking ? offerOthers(index, question, topic, facts) : undefined;
}

/**
 * Those first that a page in the visitor's own language states, and none of news; it is news that a house closes early,
 * not when guests may come.
 */
function byPreference(
  facts: readonly SiteFact[],
  topic: ContactTopic,
  { language, bounds }: FactQuestion,
): readonly (readonly SiteFact[])[] {
  const own = facts.filter(({ entry }) => entry.language === language);
  return topic === 'hours' && bounds.length === 0
    ? [own, facts]
    : [withoutNews(own), withoutNews(facts), own, facts];
}

function answerWith(
  index: PassageIndex,
  question: Pick<FactQuestion, 'language'>,
  found: readonly ChosenFacts[],
  facts: readonly SiteFact[],
): EngineReply {
  const chosen = found.flatMap((some) => some.facts);
  const { text, citations, pages } = writeFacts(index, chosen, question.language);
  const kinds = new Set(chosen.map(({ kind }) => kind));
  const others = facts.filter(({ kind }) => kinds.has(kind));
  const confidenceScore = Math.min(...found.map(({ confidence }) => confidence));
  return {
    answer: text,
    citations,
    relatedArticles: relatedTo(index, others, question, pages),
    confidenceScore,
    wasRefused: false,
    kind: 'fact',
  };
}

/** Says that the fact is not there, and how the business can be reached instead. */
function offerOthers(
  index: PassageIndex,
  question: FactQuestion,
  topic: ContactTopic,
  facts: readonly SiteFact[],
): EngineReply | undefined {
  const words = contactPatterns(question.language)?.words;
  const others = chooseFacts('contact', { ...question, words: [] }, facts);
  if (!words || !others || kindsOf(topic).some((kind) => facts.some((fact) => fact.kind === kind)))
    return undefined;
  const { text } = writeFacts(index, others.facts, question.language, false);
  const answer = `${words.lacking.replace('{topic}', words.headings[topic])}\n\n${text}`;
  return {
    answer,
    citations: [],
    relatedArticles: relatedTo(index, others.facts, question),
    confidenceScore: 0,
    wasRefused: true,
  };
}

/** The pages that state facts in their text. */
function relatedTo(
  index: PassageIndex,
  facts: readonly SiteFact[],
  { language }: Pick<FactQuestion, 'language'>,
  cited?: ReadonlySet<number>,
): RelatedArticle[] {
  const pages = facts.filter(({ quote }) => quote !== '').map(({ page }) => page);
  return offeredPages(index, pages, { language, cited, isInDoubt: false }).map((page) => {
    const { id, title, url } = index.pageAt(page);
    return { pageId: id, pageTitle: title, pageUrl: url };
  });
}
