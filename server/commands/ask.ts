/** `ask`: the reply to a question, in the terminal. */
import type { Explainer } from '../answers/extractive/explanation.js';
import type { AnswerEngine, EngineReply } from '../answers/answer-engine.js';
import { replyToMessage } from '../chat/intents/intent-reply.js';
import { withoutPreamble } from '../chat/intents/without-preamble.js';
import { cacheFoldersOf } from '../cache-folders.js';
import type { Config } from '../config.js';
import { MAX_MESSAGE_LENGTH } from '../defaults.js';
import { defineCommand, UsageError, type Terminal } from './terminal/command.js';
import { describeExplanation } from './terminal/explanation-text.js';
import { SHARED_FLAGS } from './terminal/help.js';
import { noteProblems, withWidget, type Data } from './terminal/open-data.js';
import { indent, wrap } from './terminal/text-layout.js';
import { count } from '../runtime/quantities.js';

/** Wider lines are hard to read, whatever the terminal. */
const READING_WIDTH = 80;

const WITHOUT_PAGES =
  'All this does not count: the message is recognised as one that asks nothing of the pages, and has a set reply.';

export const askCommand = defineCommand({
  name: 'ask',
  summary: 'Answers a question from the pages of a widget.',
  synopsis: 'ID "QUESTION" [--explain]',
  positionals: ['ID', 'QUESTION…'],
  flags: {
    explain: { type: 'boolean', help: 'Also show how the reply was found and weighed.' },
    ...SHARED_FLAGS,
  },
  notes: `The reply is that of the first message of a conversation. It is neither recorded
nor counted against the quota, and in the words of the pages, also where a
language model is configured. A configured embedding model has its say, by the
vectors that the server has made so far.

With --explain: the words that were looked for and what the site has for them,
the passages found, what their scores are made of, how near an embedding model
finds them, and why the reply was given or refused.`,
  run(values, [id = '', ...words], terminal) {
    const text = words.join(' ').trim();
    if (text === '') throw new UsageError('The question is blank.');
    if (text.length > MAX_MESSAGE_LENGTH) {
      throw new UsageError(`The question is longer than ${MAX_MESSAGE_LENGTH} characters.`);
    }
    return withWidget(values.data, id, terminal, async (_, data) => {
      const { pages } = data.store;
      await noteProblems(data, terminal, { pagesOf: id });
      if ((await pages.list(id)).length === 0) {
        terminal.note(
          `The widget has no pages. Import some with: ${terminal.program} pages import ${id} FOLDER-OR-ADDRESS`,
        );
      }
      const width = Math.min(terminal.width ?? READING_WIDTH, READING_WIDTH);
      return withEngine(data, terminal, async (engine) => {
        const message = { widgetId: id, text, history: [] };
        if (values.explain) {
          const explanation = await engine.explain(withoutPreamble(message));
          const reply = await replyToMessage(message, () => Promise.resolve(explanation.reply));
          return {
            json: { ...explanation, reply },
            text: [
              describeExplanation(explanation, terminal.width ?? READING_WIDTH),
              ...(reply === explanation.reply ? [] : [wrap(WITHOUT_PAGES, width)]),
              describeReply(reply, width),
            ].join('\n\n'),
          };
        }
        const reply = await replyToMessage(message, (question) => engine.answer(question));
        return { json: reply, text: describeReply(reply, width) };
      });
    });
  },
});

/** The engine of the server, save that it makes no vectors: a running server does that, into the same file. */
async function withEngine<T>(
  { config, store }: Data,
  terminal: Terminal,
  work: (engine: AnswerEngine & Explainer) => Promise<T>,
): Promise<T> {
  // The other commands start faster without the engine.
  const [{ createExtractiveEngine }, { createKnowledge }, { openKeptVectors }] = await Promise.all([
    import('../answers/extractive/extractive-engine.js'),
    import('../search/knowledge.js'),
    import('../answers/hybrid/kept-vectors.js'),
  ]);
  const { embeddings: model } = config;
  const note = (sentence: string): void => {
    terminal.note(sentence);
  };
  const dense = model && (await openKeptVectors({ model, folder: vectorsOf(config), note }));
  try {
    return await work(createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }), dense }));
  } finally {
    await dense?.close();
  }
}

/** Of a server with a folder for them; nothing is kept elsewhere. */
function vectorsOf({ cacheDir }: Config): string | undefined {
  return cacheDir === undefined ? undefined : cacheFoldersOf(cacheDir).vectors;
}

function describeReply(reply: EngineReply, width: number): string {
  const { answer, citations, relatedArticles, confidenceScore, wasRefused, suggestedAction } = reply;
  const sources = citations.map(({ pageTitle, pageUrl, excerpt }, at) => {
    const label = `${at + 1}. `;
    const lines = [`${label}${pageTitle}`, pageUrl, excerpt && `"${excerpt}"`].filter(Boolean) as string[];
    return lines.map((line, row) => (row === 0 ? line : indent(wrap(line, width - 3), '   '))).join('\n');
  });
  const related = relatedArticles.map(({ pageTitle, pageUrl, excerpt }) =>
    [
      `- ${pageTitle}`,
      indent(pageUrl, '  '),
      ...(excerpt ? [indent(wrap(`"${excerpt}"`, width - 2), '  ')] : []),
    ].join('\n'),
  );
  return [
    wrap(answer, width),
    sources.length > 0 ? `${count(sources.length, 'source')}:\n${sources.join('\n')}` : '',
    related.length > 0 ? `Related:\n${related.join('\n')}` : '',
    suggestedAction === 'escalate' ? 'The widget opens the form that reaches a human.' : '',
    `${wasRefused ? 'Refused' : 'Answered'}, confidence ${confidenceScore.toFixed(2)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
