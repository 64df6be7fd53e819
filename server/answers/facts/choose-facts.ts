/** Chooses which facts of a site answer a question. */
import { contactPatternsOrDefault, foldForPatterns, LABELS } from '../../languages/contact-patterns.js';
import { askingWordsOf } from '../../languages/function-words.js';
import type { ContactTopic } from '../../languages/definition/contact-words.js';
import { isAmountKind, questionKind } from '../../languages/question-kind.js';
import type { FactKind } from '../../model.js';
import { chooseHours } from './choose-hours.js';
import { choosePeople } from './choose-people.js';
import type { ChosenFacts } from './chosen-facts.js';
import type { FactQuestion } from './fact-question.js';
import { topicOf, wordsOfBusiness, type SiteFact } from './site-facts.js';
import { createSubjectMatch } from './subject-match.js';

const MAX_FACTS = 6;
/** Characters before a number that may be what it is called. */
const MAX_CALLED = 20;
/** Facts that weigh less by this much than the best are somebody else's. */
const NEAR = 2.5;
/**
 * Share of the words asked about that must stand beside a fact, where the form of the question asks for one, where it is
 * the name of one and what it is of, and where only a word of it asks; less where what the fact is called holds one.
 */
const ENOUGH = {
  plain: { beside: 0.6, called: 0.2 },
  named: { beside: 0.6, called: 0.5 },
  word: { beside: 1, called: 0.5 },
  any: { beside: 0.2, called: 0.2 },
};
/** Facts from here on stand on a page that tells the way, on the home page or under a heading of their own. */
const OF_THE_WAY = 1;
const CONFIDENCE = { general: 0.94, labelled: 0.88, beside: 0.75, remark: 0.6, vague: 0.45 };

const KINDS: Readonly<Record<ContactTopic, readonly FactKind[]>> = {
  phone: ['phone'],
  fax: ['fax'],
  email: ['email'],
  parking: ['parking'],
  address: ['address'],
  hours: ['hours'],
  person: ['person'],
  contact: ['phone', 'email', 'address'],
};

/** What one rings, writes to or turns to. */
export const WAYS: readonly ContactTopic[] = ['phone', 'email', 'contact'];

export const kindsOf = (topic: ContactTopic): readonly FactKind[] => KINDS[topic];

/**
 * Of what is asked about; of the business where it is asked for by its own name: `is the gym open`.
 * @param facts of the site, those first that are likeliest its own
 */
export function chooseFacts(
  topic: ContactTopic,
  question: FactQuestion,
  facts: readonly SiteFact[],
): ChosenFacts | undefined {
  const { subject } = question;
  const chosen = chooseOf(topic, question, facts);
  if (subject.length === 0) return chosen;
  const own = wordsOfBusiness(facts);
  if (!subject.every((word) => own.has(word))) return chosen;
  // The number for a pizza at a pizzeria is that of the house, unless one is called so.
  const isOfHouse = !chosen || (WAYS.includes(topic) && chosen.confidence < CONFIDENCE.labelled);
  return isOfHouse ? (chooseOf(topic, { ...question, subject: [] }, facts) ?? chosen) : chosen;
}

function chooseOf(
  topic: ContactTopic,
  question: FactQuestion,
  facts: readonly SiteFact[],
): ChosenFacts | undefined {
  if (topic === 'hours') return chooseHours(question, facts);
  if (topic === 'parking') return chooseParking(question, facts);
  const urgent = topic === 'phone' ? chooseUrgent(question, facts) : undefined;
  if (urgent) return urgent;
  const found = kindsOf(topic).flatMap((kind) => {
    const ofKind = facts.filter((fact) => fact.kind === kind);
    const chosen =
      question.subject.length > 0 ? chooseBySubject(question, ofKind) : generalOf(kind)(question, ofKind);
    return chosen ? [chosen] : [];
  });
  if (found.length === 0) return undefined;
  return {
    facts: found.flatMap((chosen) => chosen.facts),
    confidence: Math.min(...found.map(({ confidence }) => confidence)),
  };
}

const generalOf = (kind: FactKind) => (kind === 'person' ? chooseFewPeople : chooseGeneral);

function chooseFewPeople(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const chosen = choosePeople(question, facts);
  return chosen && { ...chosen, facts: unique(chosen.facts).slice(0, MAX_FACTS) };
}

/** The number for what cannot wait, asked for by that or by the time of the night. */
function chooseUrgent(
  { words, language }: FactQuestion,
  facts: readonly SiteFact[],
): ChosenFacts | undefined {
  const isUrgent = (text: string, code: string): boolean =>
    foldForPatterns(text).search(contactPatternsOrDefault(code).emergency) >= 0;
  if (!isUrgent(words.join(' '), language)) return undefined;
  const found = facts.filter(
    ({ kind, isMain, label = '', heading, context, quote, entry }) =>
      kind === 'phone' &&
      quote !== '' &&
      isUrgent(
        isMain ? `${label} ${context}` : `${label} ${context} ${heading} ${entry.title}`,
        entry.language,
      ),
  );
  const [best] = found.filter(({ isMain }) => !isMain).concat(found);
  return best && { facts: [best], confidence: CONFIDENCE.labelled };
}

/** What the page that tells the way says of cars, or else a remark of another page, which may be about anything. */
function chooseParking(question: FactQuestion, facts: readonly SiteFact[]): ChosenFacts | undefined {
  const all = facts.filter(({ kind }) => kind === 'parking');
  const found = all.filter(({ weight }) => weight >= OF_THE_WAY);
  const [best] = found;
  if (question.subject.length === 0) {
    if (best) return { facts: [best], confidence: CONFIDENCE.labelled };
    const [remark] = all.filter(({ weight }) => weight >= 0);
    return remark && { facts: [remark], confidence: CONFIDENCE.remark };
  }
  const ofSubject = chooseBySubject(question, found);
  if (ofSubject || !(question.isPlain || question.opensWithName)) return ofSubject;
  // "Where can I park, and how long is the warranty" asks two things.
  if (isAmountKind(questionKind(question.words.join(' ')))) return undefined;
  // Who parks while a cake is collected parks where everybody does.
  return best && { facts: [best], confidence: CONFIDENCE.beside };
}

/** The facts that a site gives as its own, on one page; the one alone that the question calls by its name. */
function chooseGeneral(
  { words, language }: FactQuestion,
  facts: readonly SiteFact[],
): ChosenFacts | undefined {
  const [best] = facts;
  if (!best) return undefined;
  // Where the contact page says what the footer of every page says, the page that says it in its text is cited.
  const cited =
    facts.find(({ key, quote, weight }) => key === best.key && quote !== '' && weight > best.weight - NEAR) ??
    // Of what stands around the pages, a labelled line is written for people, and schema.org's for machines.
    facts.find(
      ({ key, label = '', weight }) => key === best.key && label !== '' && weight > best.weight - NEAR,
    ) ??
    best;
  const here = unique(
    facts.filter(({ page, weight }) => page === cited.page && weight > cited.weight - NEAR),
  );
  const { functionWords } = askingWordsOf(language);
  const telling = words.filter((word) => !functionWords.has(word));
  const called = here.filter((fact) => holdsWord(fact, telling));
  if (called.length > 0) return { facts: called.slice(0, MAX_FACTS), confidence: CONFIDENCE.general };
  const match = createSubjectMatch(words, language);
  // What the news called `the old number` once is no number for anything.
  const elsewhere = facts.filter(
    (fact) => fact.weight >= 0 && !isPlainlyCalled(fact) && match(fact, '').isLabelled,
  );
  const main = here.filter(({ isMain }) => isMain);
  const own = main.length > 0 ? main : here;
  const chosen = elsewhere.length > 0 ? unique(elsewhere) : own;
  return { facts: chosen.slice(0, MAX_FACTS), confidence: CONFIDENCE.general };
}

/** `text` of "can I text you" is what one number of a page is called: `Text only (207) 555-0163`. */
function holdsWord({ label = '', context, value }: SiteFact, words: readonly string[]): boolean {
  const before = context.slice(0, Math.max(0, context.indexOf(value)));
  const called = label === '' && before.length <= MAX_CALLED ? before : label;
  return foldForPatterns(called)
    .split(/[\s/,&]+/)
    .some((word) => word.length > 2 && words.includes(word));
}

/** Whether a label says no more than the kind of the fact. */
function isPlainlyCalled({ kind, label = '' }: SiteFact): boolean {
  return label === '' || LABELS[topicOf(kind)].test(foldForPatterns(label));
}

/** The mailbox, number or address beside which most of the words asked about stand, though they are but a part of them. */
export function chooseNearest(
  topic: ContactTopic,
  question: FactQuestion,
  facts: readonly SiteFact[],
): ChosenFacts | undefined {
  if (topic !== 'email' && topic !== 'phone' && topic !== 'address') return undefined;
  const ofKind = facts.filter(({ kind }) => kindsOf(topic).includes(kind));
  return chooseBySubject(question, ofKind, ENOUGH.any);
}

const enoughFor = ({ isPlain, opensWithName }: FactQuestion) =>
  isPlain ? ENOUGH.plain : opensWithName ? ENOUGH.named : ENOUGH.word;

function chooseBySubject(
  question: FactQuestion,
  facts: readonly SiteFact[],
  enough = enoughFor(question),
): ChosenFacts | undefined {
  const { subject, language } = question;
  const match = createSubjectMatch(subject, language);
  const { beside, called } = enough;
  const ranked = facts
    .map((fact) => ({
      fact,
      ...match(fact, fact.quote === '' ? '' : fact.entry.title),
      ownShare: match(fact, '').share,
    }))
    .filter(({ share, isLabelled }) => share >= (isLabelled ? called : beside))
    .sort(
      (a, b) =>
        Number(b.isLabelled) - Number(a.isLabelled) ||
        Number(b.isNamed) - Number(a.isNamed) ||
        b.share - a.share ||
        b.ownShare - a.ownShare,
    );
  const [best] = ranked;
  if (!best) return enough === ENOUGH.any ? undefined : chooseByTellingWords(question, facts);
  const same = ranked.filter(
    ({ fact, share, ownShare, isLabelled, isNamed }) =>
      fact.page === best.fact.page &&
      share === best.share &&
      // Of a page about groups, the mailbox whose line speaks of them.
      ownShare === best.ownShare &&
      isLabelled === best.isLabelled &&
      isNamed === best.isNamed,
  );
  // A label that only may mean one of many words tells little.
  const isVague = best.isLabelled && !best.isNamed && best.share < beside;
  return {
    facts: unique(same.map(({ fact }) => fact)).slice(0, MAX_FACTS),
    confidence: isVague ? CONFIDENCE.vague : best.isLabelled ? CONFIDENCE.labelled : CONFIDENCE.beside,
  };
}

/** By the words that stand beside some facts and not beside all, where others, as `branch`, stand nowhere. */
function chooseByTellingWords(
  { subject, isPlain, opensWithName, language }: FactQuestion,
  facts: readonly SiteFact[],
): ChosenFacts | undefined {
  if (!isPlain && !opensWithName) return undefined;
  const telling = subject.filter((word) => {
    const match = createSubjectMatch([word], language);
    const count = facts.filter((fact) => match(fact, '').share > 0).length;
    return count > 0 && count < facts.length;
  });
  if (telling.length === subject.length || telling.length * 2 < subject.length) return undefined;
  const match = createSubjectMatch(telling, language);
  const found = facts.filter((fact) => match(fact, '').share === 1);
  const here = unique(found.filter(({ page }) => page === found[0]?.page));
  return here.length === 1 ? { facts: here, confidence: CONFIDENCE.remark } : undefined;
}

function unique(facts: readonly SiteFact[]): SiteFact[] {
  const keys = new Set<string>();
  return facts.filter(({ key }) => !keys.has(key) && keys.add(key));
}
