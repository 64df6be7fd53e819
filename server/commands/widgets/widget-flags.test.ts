import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UsageError } from '../terminal/command.js';
import { applyFlags, type WidgetValues } from './widget-flags.js';

const ID = '11111111-1111-1111-1111-111111111111';
const apply = (values: WidgetValues, id = ID) => applyFlags({ id, name: 'Acme' }, values);

describe('the flags of a widget', () => {
  const wrong: [WidgetValues, RegExp][] = [
    [{ name: [' '] }, /^--name " " must have 1 to 200 characters\.$/],
    [
      { 'primary-color': '0a7' },
      /^--primary-color "0a7" must be a hex colour, such as #6366f1 or #0a7, in quotes\.$/,
    ],
    [{ greeting: ['g'.repeat(501)] }, /^--greeting "g{57}…" must have at most 500 characters\.$/],
    [{ placeholder: ['p'.repeat(201)] }, /^--placeholder "p{57}…" must have at most 200 characters\.$/],
    [
      { suggestion: Array<string>(7).fill('Why?') },
      /^--suggestion .* up to 6 times, each with 1 to 200 char/,
    ],
    [{ suggestion: ['Why?', ''] }, /^--suggestion .* up to 6 times, each with 1 to 200 characters\.$/],
    [{ position: 'top' }, /^--position "top" must be bottom-right or bottom-left\.$/],
    [
      { 'open-after': 'soon' },
      /^--open-after "soon" must be a number of seconds from 0 to 3600, or "" for never\.$/,
    ],
    [{ 'open-after': '3601' }, /^--open-after "3601" must be/],
    [{ theme: 'black' }, /^--theme "black" must be one of light, dark, auto\.$/],
    [
      { quota: '1000' },
      /^--quota "1000" must be a number per day or month, such as 1000\/month or 50\/day\.$/,
    ],
    [{ quota: '5/hour' }, /^--quota "5\/hour" must be/],
    [{ quota: '-5/day' }, /^--quota "-5\/day" must be/],
    [
      { quota: '1000000001/day' },
      /^--quota "1000000001\/day" must be at most 1,000,000,000 per day or month\.$/,
    ],
    [{ allow: ['acme.example', '*.com'] }, /^--allow "\*\.com" would let in every website under \.com/],
    [{ allow: ['a.example, b.example'] }, /^--allow "a\.example, b\.example" must be one website/],
    [{ 'add-allow': [''] }, /^--add-allow "" is empty\.$/],
    [
      { 'remove-allow': ['x.example'] },
      /^--remove-allow "x\.example" is not on the allowlist, which is empty\.$/,
    ],
    [{ active: true, inactive: true }, /^--active and --inactive contradict each other\.$/],
    [{ 'require-origin': true, 'no-require-origin': true }, /contradict each other/],
  ];
  for (const [values, message] of wrong) {
    it(`are refused in words: ${JSON.stringify(values).slice(0, 60)}`, () => {
      assert.throws(
        () => apply(values),
        (error) => error instanceof UsageError && message.test(error.message),
      );
    });
  }

  it('are refused with an id that is no UUID', () => {
    assert.throws(() => apply({ id: '7' } as WidgetValues, '7'), /^Error: --id "7" must be a UUID, such as /);
  });

  it('keep each website once, as it was written', () => {
    const { allowlist } = apply({ allow: [' Acme.example ', 'Acme.example', 'localhost'] });
    assert.deepEqual(allowlist, ['Acme.example', 'localhost']);
  });

  it('take back what was optional', () => {
    const widget = apply({
      'require-origin': true,
      'open-after': '30',
      placeholder: ['Ask'],
      suggestion: ['How?', 'When?'],
    });
    assert.equal(widget.appearance.openAfter, 30);
    assert.deepEqual(widget.appearance.suggestions, ['How?', 'When?']);
    assert.equal(widget.requireOrigin, true);
    const after = applyFlags(widget, {
      'no-require-origin': true,
      'open-after': '',
      placeholder: [''],
      suggestion: [''],
    });
    assert.equal(after.appearance.openAfter, undefined);
    assert.equal(after.requireOrigin, undefined);
    assert.equal(after.appearance.placeholder, undefined);
    assert.equal(after.appearance.suggestions, undefined);
  });

  it('set texts for single languages, by their tags in any spelling, beside those for all', () => {
    const { name, appearance } = apply({
      name: ['Acme', 'de=Acme Hilfe'],
      greeting: ['Hello', 'de=Hallo = willkommen', 'pt_br=Olá'],
      suggestion: ['How long?', 'de=Wie lange?', 'de=Was kostet es?'],
      'launcher-text': ['de=Fragen?'],
    });
    assert.equal(name, 'Acme');
    assert.equal(appearance.greeting, 'Hello');
    assert.deepEqual(appearance.suggestions, ['How long?']);
    assert.deepEqual(appearance.translations, {
      de: {
        name: 'Acme Hilfe',
        greeting: 'Hallo = willkommen',
        suggestions: ['Wie lange?', 'Was kostet es?'],
        launcherText: 'Fragen?',
      },
      'pt-BR': { greeting: 'Olá' },
    });
  });

  it('change one text of a language, and take one, a language or all away', () => {
    const before = apply({ greeting: ['de=Hallo', 'fr=Bonjour'], placeholder: ['de=Fragen Sie'] });
    const changed = applyFlags(before, { greeting: ['de=Guten Tag', 'fr='] });
    assert.deepEqual(changed.appearance.translations, {
      de: { greeting: 'Guten Tag', placeholder: 'Fragen Sie' },
    });
    assert.equal(changed.appearance.greeting, 'Hi! How can I help?');
    const { appearance } = applyFlags(before, { 'remove-language': ['fr'] });
    assert.deepEqual(Object.keys(appearance.translations ?? {}), ['de']);
    assert.equal(applyFlags(before, { 'remove-language': ['fr', 'de'] }).appearance.translations, undefined);
  });

  const wrongLooks: [WidgetValues, RegExp][] = [
    [{ greeting: ['Hi', 'Hello'] }, /^--greeting is given twice: "Hi" and "Hello"\. .* --greeting de="…"\.$/],
    [{ greeting: [`de=${'g'.repeat(501)}`] }, /^--greeting "de=g.*…" must have at most 500 characters\.$/],
    [{ 'launcher-text': ['t'.repeat(41)] }, /^--launcher-text "t+" must have 1 to 40 characters\.$/],
    [
      { 'launcher-icon': 'cat' },
      /^--launcher-icon "cat" must be one of chat, question, help, headset, logo\.$/,
    ],
    [{ 'window-size': 'huge' }, /^--window-size "huge" must be one of small, medium, large\.$/],
    [{ logo: 'http://' }, /^--logo "http:\/\/" must be a file, or a web address such as /],
    [{ 'remove-language': ['fr'] }, /^--remove-language "fr": there are no texts for single languages\.$/],
  ];
  for (const [values, message] of wrongLooks) {
    it(`are refused in words: ${JSON.stringify(values).slice(0, 60)}`, () => {
      assert.throws(
        () => apply(values),
        (error) => error instanceof UsageError && message.test(error.message),
      );
    });
  }
});
