/** `escalations list`: who asked for a human. */
import type { EscalationRecord } from '../../model.js';
import { defineCommand } from '../terminal/command.js';
import { describeAsker, minuteOf, visitorText } from '../terminal/conversation-text.js';
import { SHARED_FLAGS } from '../terminal/help.js';
import { FILTER_FLAGS, LIMIT_FLAG, readLimit, readPeriod } from '../terminal/log-flags.js';
import { withLog } from '../terminal/open-data.js';
import { count } from '../terminal/quantities.js';
import { indent, wrap } from '../terminal/text-layout.js';

export const escalationsCommand = defineCommand({
  name: 'escalations list',
  summary: 'Lists who asked for a human, the newest first.',
  synopsis: '[--FLAG…]',
  positionals: [],
  flags: { ...FILTER_FLAGS, ...LIMIT_FLAG, ...SHARED_FLAGS },
  notes: 'Times are in UTC.',
  run(values, _, terminal) {
    const period = readPeriod(values, Date.now());
    const limit = readLimit(values);
    return withLog(values.data, terminal, async ({ store }) => {
      const newest: EscalationRecord[] = [];
      let total = 0;
      for await (const escalation of store.log.read({ ...period, types: ['escalation'] })) {
        total++;
        newest.push(escalation);
        if (newest.length > limit) newest.shift();
      }
      const left = total - newest.length;
      if (left > 0) terminal.note(`${count(left, 'older request')} left out; --limit N shows more.`);
      newest.reverse();
      return {
        json: newest.map(({ type: _, ...escalation }) => escalation),
        text: newest.length > 0 ? newest.map(describe).join('\n\n') : 'Nobody asked for a human.',
      };
    });
  },
});

function describe(request: EscalationRecord): string {
  const { at, message, pageUrl, conversationId } = request;
  const visitor = visitorText(request);
  const lines = [
    `${minuteOf(at)}  ${describeAsker(request)}`,
    indent(wrap(message, 76), '    '),
    ...(pageUrl === undefined ? [] : [`    on ${pageUrl}`]),
    ...(conversationId === undefined ? [] : [`    conversation ${conversationId}`]),
    ...(visitor === undefined ? [] : [`    visitor ${visitor}`]),
  ];
  return lines.join('\n');
}
