import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { LogRecord } from '../../model.js';
import { makeEscalation, makeQuestion, makeReply } from '../testing/store.fixture.js';
import { checkLine, formatLine, formatMembers, parseHead, type CheckedLine } from './record-line.js';

/** Of the first line of a log. */
const FRAME = { sequence: 1, last: 1, term: 1, previous: 0, link: undefined };

describe('a line of the log', () => {
  it('tells by its head where a question or a reply belongs, whatever its text, and nothing else', () => {
    const headIn = (record: LogRecord) => {
      const { line } = formatLine(formatMembers(record), FRAME);
      return parseHead(line, checkLine(line, 0, line.length - 1) as CheckedLine, line.length - 1);
    };
    const tricky = { text: '","conversationId":"other",', visitorId: '"type":"reply",' };
    for (const at of ['2024-05-31T12:00:00Z', '2024-05-31T23:59:59.999Z', '2024-02-29T00:00:00.001Z']) {
      const asked = makeQuestion({ at, widgetId: randomUUID(), conversationId: randomUUID(), ...tricky });
      const { widgetId, conversationId } = asked;
      assert.deepEqual(headIn(asked), { widgetId, conversationId, askedAt: Date.parse(at) });
      assert.deepEqual(headIn(makeReply(asked)), { widgetId, conversationId });
    }
    const unusual = [
      makeQuestion({ conversationId: 'x"y' }),
      makeQuestion({ conversationId: 'x'.repeat(200) }),
      makeQuestion({ widgetId: `${'x'.repeat(34)}ü` }),
      makeEscalation(),
    ];
    for (const record of unusual) assert.equal(headIn(record), undefined);
  });
});
