import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namesMoney } from './amounts.js';
import { asksExtreme, definesAtOpening, isOfKind, questionKind } from './question-kind.js';

describe('the kind of answer that a question wants', () => {
  it('is told by its words, in every language that the chat speaks', () => {
    const questions: Record<string, string> = {
      'how much is a room': 'price',
      'what does the course cost': 'price',
      'how long does delivery take': 'duration',
      'how far in advance do i have to book': 'duration',
      'how soon can you come': 'duration',
      'when do you open': 'time',
      'how many people fit in': 'amount',
      'how much off for students': 'amount',
      'how much less do members pay': 'amount',
      'how much of a discount is there': 'amount',
      'what is a webhook?': 'definition',
      'who bakes the bread': 'person',
      'who is your dentist': 'person',
      'Wer ist der Chef?': 'person',
      'Qui est le chef ?': 'person',
      'Was kostet ein Zimmer?': 'price',
      'Combien coûte une chambre ?': 'price',
      '¿A qué hora abren?': 'time',
      'Quanto tempo ci vuole?': 'duration',
      'Quanto custa um quarto?': 'price',
      'Hoe laat gaan jullie open?': 'time',
      'Ile kosztuje pokój?': 'price',
      'Webhook nedir?': 'definition',
      'كم سعر الغرفة؟': 'price',
      'כמה זמן זה לוקח?': 'duration',
      'कमरे की कीमत क्या है': 'price',
      '部屋の料金は？': 'price',
      '你们几点开门？': 'time',
      '방 가격이 얼마예요?': 'price',
    };
    for (const [question, kind] of Object.entries(questions))
      assert.equal(questionKind(question), kind, question);
    for (const question of [
      'how do I reset my password',
      'Wo kann ich parken?',
      'can I pay by card',
      'who can see my data',
      'It says that the person does not show who they are.',
    ]) {
      assert.equal(questionKind(question), undefined, question);
    }
  });

  it('may be the lowest or highest of several', () => {
    assert.equal(asksExtreme('what is your cheapest bike'), 'least');
    assert.equal(asksExtreme('Welches ist das teuerste Rad?'), 'most');
    assert.equal(asksExtreme('bikes'), undefined);
  });

  it('is held by texts with money, times and lengths of time', () => {
    for (const text of ['€ 42', '42 €', '5 euros', 'CHF 30', '25 pounds', '30 złotych', '100円', '12,-']) {
      assert.ok(namesMoney(text), text);
    }
    for (const text of ['9 people', 'page 3 to 4', 'in 2024', 'room 12']) assert.ok(!namesMoney(text), text);
    assert.ok(isOfKind('Breakfast is included.', 'price', 'en'));
    assert.ok(isOfKind('We open at 9:30.', 'time', 'en'));
    assert.ok(isOfKind('Closed on Mondays', 'time', 'en'));
    assert.ok(isOfKind('Das dauert zwei bis 3 Stunden.', 'duration', 'de'));
    assert.ok(!isOfKind('It takes long.', 'duration', 'en'));
  });

  it('is held by a sentence that opens with what is asked for and says what it is', () => {
    const isAsked = (words: string): boolean => /webhook/i.test(words);
    assert.ok(definesAtOpening('A webhook is a request that a server sends.', 'en', isAsked));
    assert.ok(definesAtOpening('Ein Webhook ist eine Anfrage.', 'de', isAsked));
    assert.ok(!definesAtOpening('You are told by a webhook.', 'en', isAsked));
    assert.ok(!definesAtOpening('Add a webhook to your account.', 'en', isAsked));
  });
});
