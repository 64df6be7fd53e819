/** What chat programs are sent, as their webhooks get it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DEFAULT_QUOTA,
  type EscalationRecord,
  type FeedbackRecord,
  type QuestionRecord,
  type ReplyRecord,
  type Widget,
} from '../../model.js';
import { guessFormat, type WebhookFormat } from '../../notification-settings.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { makeEscalation, makeQuestion, makeReply, makeWidget } from '../../store/testing/store.fixture.js';
import { dispatch } from '../deliveries/dispatch.fixture.js';

const HOSTILE =
  '<!channel> <@U123> @everyone [click](https://evil.example) **bold** <https://evil.example|x> &lt;';

/** What a webhook of this format gets for a request, after a question with its reply. */
async function tell(
  t: TestContext,
  webhookFormat: WebhookFormat,
  change: Partial<EscalationRecord> | FeedbackRecord = {},
  widgetChange: Partial<Widget> = {},
  turn?: [QuestionRecord, ReplyRecord],
): Promise<{ body: string; headers: IncomingHttpHeaders }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const store = createMemoryStore();
  const webhookUrl = `http://127.0.0.1:${port}/hook`;
  const widget = makeWidget({ webhookUrl, webhookFormat, name: 'Acme', ...widgetChange });
  await store.widgets.save(widget);
  const question = { ...(turn?.[0] ?? makeQuestion({ text: HOSTILE })), widgetId: widget.id };
  await store.conversations.accept(question, DEFAULT_QUOTA);
  await store.conversations.record({ ...(turn?.[1] ?? makeReply(question)), widgetId: widget.id });
  const dispatcher = dispatch(store);
  t.after(() => dispatcher.stop());
  const { conversationId } = question;
  const request = makeEscalation({ conversationId, message: HOSTILE, name: 'Ann', phone: '0800' });
  const submission = change.type === 'feedback' ? change : { ...request, ...change };
  await store.conversations.leave({ ...submission, widgetId: widget.id, owesDelivery: true });
  const [req, res] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  let body = '';
  for await (const chunk of req.setEncoding('utf8')) body += String(chunk);
  res.writeHead(200).end('ok');
  while ((await store.deliveries.counts('webhook')).waiting > 0) await sleep(5);
  return { body, headers: req.headers };
}

describe('a message to a chat program', () => {
  it('reaches Slack as blocks in which what a visitor wrote calls nobody', async (t) => {
    const { body, headers } = await tell(t, 'slack');
    const message = JSON.parse(body) as { text: string; blocks: { type: string; text?: { type: string } }[] };
    assert.equal(message.text, 'Acme: Request from Ann');
    assert.doesNotMatch(body, /[<>]/);
    assert.match(body, /&lt;!channel&gt;/);
    for (const { text } of message.blocks) assert.ok(!text || text.type === 'plain_text');
    assert.match(body, /Phone: 0800/);
    assert.equal(headers['webhook-signature'], undefined);
  });

  it('reaches Discord as an embed without mentions, links or Markdown of a visitor', async (t) => {
    const { body } = await tell(t, 'discord');
    const message = JSON.parse(body) as {
      content?: string;
      allowed_mentions: object;
      embeds: { title: string; description: string; fields: { name: string; value: string }[] }[];
    };
    assert.deepEqual(message.allowed_mentions, { parse: [] });
    assert.equal(message.content, undefined);
    const [embed] = message.embeds;
    assert.equal(embed?.title, 'Acme\\: Request from Ann');
    assert.match(embed.description, /\\<\\@U123\\> \\@everyone \\\[click\\\]\\\(https\\:/);
    assert.deepEqual(embed.fields.at(-1), { name: 'Phone', value: '0800' });
  });

  it('reaches Teams as an adaptive card of plain runs of text', async (t) => {
    const { body } = await tell(t, 'teams', {}, { notify: { email: ['a@b.example'], language: 'de' } });
    const { type, attachments } = JSON.parse(body) as {
      type: string;
      attachments: {
        contentType: string;
        content: { body: { type: string; inlines: { text: string }[] }[] };
      }[];
    };
    assert.equal(type, 'message');
    const [card] = attachments;
    assert.equal(card?.contentType, 'application/vnd.microsoft.card.adaptive');
    const blocks = card.content.body;
    assert.ok(blocks.every((block) => block.type === 'RichTextBlock'));
    const texts = blocks.map(({ inlines }) => inlines[0]?.text);
    assert.deepEqual(texts.slice(0, 5), [
      'Acme: Anfrage von Ann',
      HOSTILE,
      'Name: Ann',
      'E-Mail: ann@acme.example',
      'Telefon: 0800',
    ]);
    assert.match(texts.at(-1) ?? '', /^Besucher: <!channel>.*\nAssistent: We take cards\.$/);
  });

  it('stays within what each of them takes, however long the texts are', async (t) => {
    const change = {
      message: '*'.repeat(4000),
      name: '_'.repeat(200),
      pageUrl: `https://a.example/${'~'.repeat(4000)}`,
    };
    const slack = JSON.parse((await tell(t, 'slack', change)).body) as {
      blocks: { text?: { text: string } }[];
    };
    for (const { text } of slack.blocks) assert.ok((text?.text.length ?? 0) <= 3000);
    const discord = JSON.parse((await tell(t, 'discord', change)).body) as {
      embeds: [{ title: string; description: string; fields: { name: string; value: string }[] }];
    };
    const [{ title, description, fields }] = discord.embeds;
    const sizes = [title, description, ...fields.flatMap(({ name, value }) => [name, value])].map(
      (s) => s.length,
    );
    assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 6000);
    assert.ok(title.length <= 256 && description.length <= 4096);
    assert.ok((await tell(t, 'teams', change)).body.length <= 28_000);
  });

  it('is guessed from the address', () => {
    for (const [url, format] of [
      ['https://hooks.slack.com/services/T0/B0/x', 'slack'],
      ['https://discord.com/api/webhooks/1/x', 'discord'],
      ['https://acme.webhook.office.com/webhookb2/x', 'teams'],
      ['https://prod-1.westeurope.logic.azure.com:443/workflows/x', 'teams'],
      ['https://hooks.zapier.com/hooks/catch/1/x', 'json'],
      ['https://slack.com.evil.example/', 'json'],
    ] as const) {
      assert.equal(guessFormat(url), format);
    }
  });

  it('of a rating shows what was asked and answered', async (t) => {
    const question = makeQuestion({ text: 'Can I pay with bitcoin?', pageUrl: 'https://acme.example/pay' });
    const reply = makeReply(question);
    const { body } = await tell(
      t,
      'slack',
      {
        type: 'feedback',
        id: 'r',
        at: question.at,
        widgetId: '',
        conversationId: question.conversationId,
        messageId: reply.id,
        feedback: 'negative',
        reason: 'Not <true>',
      },
      {},
      [question, reply],
    );
    const { blocks } = JSON.parse(body) as { blocks: { text?: { text: string } }[] };
    assert.deepEqual(
      blocks.map(({ text }) => text?.text),
      [
        'Acme: A visitor found a reply not helpful',
        'Not &lt;true&gt;',
        'Visitor: Can I pay with bitcoin?',
        'Assistant: We take cards.',
        'Page: https://acme.example/pay',
      ],
    );
  });
});
