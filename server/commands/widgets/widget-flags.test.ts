import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { UsageError } from '../terminal/command.js';
import { applyFlags, type WidgetValues } from './widget-flags.js';

const ID = '11111111-1111-1111-1111-111111111111';
const apply = (values: WidgetValues, id = ID) => applyFlags({ id, name: 'Acme' }, values);

describe('the flags of a widget', () => {
  const wrong: [WidgetValues, RegExp][] = [
    [{ name: ' ' }, /^--name " " must have 1 to 200 characters\.$/],
    [
      { 'primary-color': '0a7' },
      /^--primary-color "0a7" must be a hex colour, such as #6366f1 or #0a7, in quotes\.$/,
    ],
    [{ greeting: 'g'.repeat(501) }, /^--greeting "g{57}…" must have at most 500 characters\.$/],
    [{ placeholder: 'p'.repeat(201) }, /^--placeholder "p{57}…" must have at most 200 characters\.$/],
    [
      { suggestion: Array<string>(7).fill('Why?') },
      /^--suggestion .* up to 6 times, each with 1 to 200 char/,
    ],
    [{ suggestion: ['Why?', ''] }, /^--suggestion .* up to 6 times, each with 1 to 200 characters\.$/],
    [{ position: 'top' }, /^--position "top" must be bottom-right or bottom-left\.$/],
    [{ theme: 'black' }, /^--theme "black" must be one of light, dark, auto\.$/],
    [
      { quota: '1000' },
      /^--quota "1000" must be a number per day or month, such as 1000\/month or 50\/day\.$/,
    ],
    [{ quota: '5/hour' }, /^--quota "5\/hour" must be/],
    [{ quota: '-5/day' }, /^--quota "-5\/day" must be/],
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
    const widget = apply({ 'require-origin': true, placeholder: 'Ask', suggestion: ['How?', 'When?'] });
    assert.deepEqual(widget.appearance.suggestions, ['How?', 'When?']);
    assert.equal(widget.requireOrigin, true);
    const after = applyFlags(widget, { 'no-require-origin': true, placeholder: '', suggestion: [''] });
    assert.equal(after.requireOrigin, undefined);
    assert.equal(after.appearance.placeholder, undefined);
    assert.equal(after.appearance.suggestions, undefined);
  });
});
