import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openJsonStore } from '../../store/json/json-store.js';
import { makeFolderFor, makeQuestion, makeReply } from '../../store/testing/store.fixture.js';
import { SimilarQuestions } from '../../insight/questions/similar-questions.js';
import { UsageError } from '../terminal/command.js';
import { runCommand } from '../terminal/run-command.fixture.js';
import { unansweredCommand } from './unanswered.js';

const quota = { messages: 1000, period: 'month' } as const;
const billing = { pageId: 'billing', pageTitle: 'Billing', pageUrl: '/billing' };

describe('unanswered', () => {
  it('counts questions that ask for the same together, the most frequent first, with the nearest pages', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    t.after(() => store.close());
    const { conversations } = store;
    const asked: [text: string, confidence: number, wasRefused: boolean][] = [
      ['Where is your office?', 0.1, true],
      ['Can I pay with bitcoin?', 0.1, true],
      ['What does a seat cost?', 0.9, false],
      ['can i pay with Bitcoins', 0.3, true],
      ['Paying by bitcoin', 0.4, false],
      ['hello there, what about a seat cost', 0.5, false],
    ];
    for (const [minute, [text, confidenceScore, wasRefused]] of asked.entries()) {
      const question = makeQuestion({ text, at: `2024-05-31T12:0${minute}:00.000Z` });
      await conversations.accept(question, quota);
      const citations = [
        { pageTitle: 'Billing', pageId: 'billing', pageUrl: '/billing#:~:text=x', excerpt: 'x' },
      ];
      await conversations.record(
        makeReply(question, { confidenceScore, wasRefused, citations, relatedArticles: [billing] }),
      );
    }
    const { outcome } = await runCommand(unansweredCommand, '--data', folder);
    const { widgetId, conversationId } = makeQuestion();
    assert.deepEqual((outcome?.json as unknown[])[0], {
      question: 'Paying by bitcoin',
      widgetId,
      count: 3,
      refused: 2,
      lowConfidence: 1,
      lastAt: '2024-05-31T12:04:00.000Z',
      otherWordings: ['can i pay with Bitcoins', 'Can I pay with bitcoin?'],
      lastConversationId: conversationId,
      nearestPages: [billing],
    });
    assert.equal((outcome?.json as unknown[]).length, 2);
    assert.match(
      outcome?.text ?? '',
      /^3 × {2}Paying by bitcoin\n {4}also: can i pay with Bitcoins\n(?:.*\n)* {4}2 refused, 1 with low confidence; last 2024-05-31 12:04\n {4}conversation .*\n {4}near: Billing \/billing\n\n1 × /,
    );
    const strict = await runCommand(unansweredCommand, '--data', folder, '--below', '0', '--limit', '1');
    assert.equal((strict.outcome?.json as { count: number }[])[0]?.count, 2);
    assert.deepEqual(strict.notes, ['1 rarer question left out; --limit N shows more.']);
    await assert.rejects(async () => runCommand(unansweredCommand, '--below', '50%'), UsageError);
  });
});

describe('questions', () => {
  const groupsOf = (...texts: string[]) => {
    const alike = new SimilarQuestions<undefined>();
    for (const text of texts) alike.add(text, undefined);
    return alike.groups().map(({ questions }) => questions.map(({ text }) => text));
  };

  it('are alike by their content words in any order, and not by a single common one', () => {
    assert.deepEqual(
      groupsOf(
        'How do I cancel my subscription?',
        'subscription cancelling',
        'Export my data as CSV?',
        'Is my data safe in your cloud?',
      ),
      [
        ['How do I cancel my subscription?', 'subscription cancelling'],
        ['Export my data as CSV?'],
        ['Is my data safe in your cloud?'],
      ],
    );
  });

  it('are told apart where they hold nothing but function words', () => {
    assert.deepEqual(groupsOf('who are you?', 'why?', 'Why?'), [['why?', 'Why?'], ['who are you?']]);
  });
});
