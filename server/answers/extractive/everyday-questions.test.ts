/** What visitors of a small business ask in words of their own, answered from pages as such businesses write them. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createExtractiveEngine } from './extractive-engine.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';

/** Page ids with their content. */
const VET: Readonly<Record<string, string>> = {
  index: `# Caring for your pets

An independent practice for dogs, cats and rabbits. Three vets, five nurses and one practice cat.

## Pet Health Club

Spread the cost of vaccinations, boosters and worm treatment for your dog or cat.`,
  fees: `# Fees

We ask for payment at the time of treatment.

| Treatment | Dog | Cat |
| --- | --- | --- |
| Consultation | £52 | £50 |
| Repeat consultation | £41 | £39 |
| Booster | £62 | £58 |
| Microchip | £19 | £18 |

## Other fees

- Health certificate: £185 for the first pet, £60 for each further one
- Home visit: £75 besides the treatment
- Missed appointment: £25`,
  services: `# Services

## Microchipping

Dogs must be microchipped by 8 weeks of age. It takes a minute.

## Surgery

We have our own theatre.`,
  emergency: `# Emergencies

During opening hours come straight in.

## Nights and weekends

Our partner Vets24 looks after our patients: 01763 990 911.

## What is an emergency?

- Trouble breathing or collapse
- Eating chocolate, grapes, raisins or lily`,
  appointments: `# Appointments

Book by phone or in our app. A consultation lasts 15 minutes.

Please cancel at least 24 hours ahead. Keep dogs on a lead.

## Repeat prescriptions

Pets on long-term medicine must be seen every six months.`,
  contact: `# Contact

Willowbrook Vets, Office 3, 120 Beech Avenue, Norwood NW7 2TS

Phone: 01763 220 145`,
};
const SCHOOL: Readonly<Record<string, string>> = {
  index: `# Learn with us

We bake bread, we teach and we drive, every morning in the old corn mill by the river.`,
  instructors: `# Our instructors

| Name | Teaches | Languages |
| --- | --- | --- |
| Priya Shah | Manual | English, Gujarati |
| Tom Ellery | Automatic | English |
| Marta Nowak | Manual and automatic | English, Polish |`,
  team: `# The team

- Ruth Okafor – owner and head baker
- Dan Price – runs the café`,
  sofas: `# Sofas

| Sofa | Linen | Leather |
| --- | --- | --- |
| Two-seater | €989 | €1,540 |
| Three-seater | €1,249 | €1,980 |`,
  care: `# Care and guarantee

Leather is guaranteed for 3 years, which is part of the price.`,
  delivery: `# Delivery

We do not deliver to England, Scotland or Wales.

You may order until 4pm for the next day.`,
  cards: `# Paying

We take Visa and Mastercard. We cannot take American Express.`,
};

async function engineOf(
  contents: Readonly<Record<string, string>>,
): Promise<(text: string) => Promise<string>> {
  const store = createMemoryStore();
  for (const [id, content] of Object.entries(contents)) {
    const title = /^# (.*)\n/.exec(content)?.[1] ?? '';
    await store.pages.save(WIDGET, { id, title, url: `https://vet.example/${id}`, content, lang: 'en' });
  }
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
  return async (text) => (await engine.answer({ widgetId: WIDGET, text, history: [] })).answer;
}

describe('an everyday question', () => {
  let vet: (text: string) => Promise<string>;
  let school: (text: string) => Promise<string>;
  before(async () => {
    vet = await engineOf(VET);
    school = await engineOf(SCHOOL);
  });

  it('for a price goes to the row that names it, not to a page about it or to another fee', async () => {
    assert.match(await vet('how much is a microchip'), /£19/);
    assert.match(await vet('cost of a consultation'), /Consultation.*£52/);
    const booster = await vet('how much does a booster cost for a dog');
    assert.match(booster, /£62/);
    assert.doesNotMatch(booster, /£58|£185/);
  });

  it('for a length of time goes to the sentence that names it of the thing', async () => {
    const answer = await vet('how long is an appointment');
    assert.match(answer, /15 minutes/);
  });

  it('starts with the paragraph that answers it', async () => {
    assert.match(await vet('cancel appointment'), /^Please cancel at least 24 hours ahead\./);
  });

  it('finds a word by its irregular form', async () => {
    assert.match(await vet('my dog ate chocolate'), /Eating chocolate/);
  });

  it('for the emergency number gives that, and for the number the other', async () => {
    assert.match(await vet('emergency number'), /01763 990 911/);
    assert.doesNotMatch(await vet('phone number'), /990 911/);
  });

  it('for the address gives the office with its number', async () => {
    assert.match(await vet('what is your address'), /Office 3, 120 Beech Avenue/);
  });

  it('for who does something gives somebody', async () => {
    assert.match(await school('who runs the cafe'), /Dan Price/);
  });

  it('shows the column of a table that holds what was asked', async () => {
    assert.match(await school('do you teach in polish'), /Marta Nowak.*English, Polish/);
  });

  it('finds numbers as words and as digits', async () => {
    assert.match(await school('leather 3 seater price'), /€1,980/);
  });

  it('in the shorthand of a chat is read as English', async () => {
    assert.match(await school('do u deliver to england'), /We do not deliver to England/);
  });

  it('for a card by its short name finds the name in full', async () => {
    assert.match(await school('do you take amex'), /We cannot take American Express/);
  });
});
