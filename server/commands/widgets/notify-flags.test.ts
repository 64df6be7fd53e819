import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UsageError } from '../terminal/command.js';
import { noteNotices } from './notify-flags.js';
import { applyFlags, type WidgetValues } from './widget-flags.js';

const ID = '11111111-1111-4111-8111-111111111111';
const apply = (values: WidgetValues, before = {}) => applyFlags({ id: ID, name: 'Acme', ...before }, values);

describe('the flags of notices', () => {
  it('say who gets mails, in which language, by whose morning; an empty text takes them back', () => {
    const widget = apply({
      'notify-email': ['a@acme.example', ' b@acme.example '],
      'notify-language': 'pt-BR',
      digest: 'daily',
      'time-zone': 'America/Sao_Paulo',
    });
    assert.deepEqual(widget.notify, {
      email: ['a@acme.example', 'b@acme.example'],
      language: 'pt-BR',
      digest: 'daily',
      timeZone: 'America/Sao_Paulo',
    });
    const changed = apply({ digest: 'off', 'time-zone': '' }, widget);
    assert.deepEqual(changed.notify, { email: ['a@acme.example', 'b@acme.example'], language: 'pt-BR' });
    assert.equal(apply({ 'notify-email': [''] }, widget).notify, undefined);
  });

  it('are refused in words', () => {
    const email = ['a@acme.example'];
    for (const [values, message] of [
      [{ 'notify-email': ['owner'] }, /^--notify-email "owner" must be a mail address/],
      [
        { 'notify-email': Array.from({ length: 11 }, () => 'a@b.example') },
        /^--notify-email may be given up to 10 times/,
      ],
      [{ digest: 'daily' }, /^--notify-email is missing/],
      [{ 'notify-email': email, digest: 'hourly' }, /^--digest "hourly" must be daily or off/],
      [{ 'notify-email': email, 'notify-language': 'tlh' }, /^--notify-language "tlh" must be one of en, /],
      [
        { 'notify-email': email, 'time-zone': 'Berlin' },
        /^--time-zone "Berlin" must be a time zone, such as/,
      ],
      [{ 'webhook-format': 'irc' }, /^--webhook-format "irc" must be one of json, slack, discord, teams/],
      [{ 'privacy-url': 'privacy.html' }, /^--privacy-url "privacy.html" must be a web address/],
    ] as [WidgetValues, RegExp][]) {
      assert.throws(
        () => apply(values),
        (error) => error instanceof UsageError && message.test(error.message),
        JSON.stringify(values),
      );
    }
  });

  it('say a word about a format that follows from the address, and about a missing mail server', () => {
    const notes: string[] = [];
    const terminal = { program: 'service-chat', note: (text: string) => void notes.push(text) };
    const values = { 'webhook-url': 'https://hooks.slack.com/services/x', 'notify-email': ['a@b.example'] };
    const widget = apply(values);
    noteNotices(values, widget, { mail: undefined }, terminal);
    assert.match(
      notes[0] ?? '',
      /^By its address the webhook is one of Slack, and gets messages for people\./,
    );
    assert.match(notes[1] ?? '', /Set SMTP_URL, such as smtp:.* try it: service-chat mail test ID$/);
    noteNotices(
      values,
      { ...widget, webhookFormat: 'json', notify: undefined },
      { mail: undefined },
      terminal,
    );
    assert.equal(notes.length, 2);
  });
});
