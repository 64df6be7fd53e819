import { expect } from '@open-wc/testing';
import { resolveOptions } from './widget-options.js';

const appearance = {
  primaryColor: '#00aa77',
  greeting: 'Hello from the record',
  placeholder: 'Ask the record',
  position: 'bottom-left',
  theme: 'dark',
} as const;

const noMessages = { locale: undefined, strings: undefined };

describe('resolveOptions', () => {
  it('has the documented defaults', () => {
    expect(resolveOptions({})).to.deep.equal({
      options: {
        primaryColor: '#6366f1',
        greeting: undefined,
        placeholder: undefined,
        position: 'bottom-right',
        theme: 'light',
        ...noMessages,
      },
      refused: [],
    });
  });

  it('leaves the greeting to the language where the record has the default one', () => {
    const { options } = resolveOptions({}, { ...appearance, greeting: 'Hi! How can I help?' });
    expect(options.greeting).to.equal(undefined);
    const { options: written } = resolveOptions({ greeting: 'Hi! How can I help?' }, appearance);
    expect(written.greeting).to.equal('Hi! How can I help?');
  });

  it('prefers the widget record to the defaults', () => {
    expect(resolveOptions({}, appearance).options).to.deep.equal({ ...appearance, ...noMessages });
  });

  it('prefers what the page says to the widget record', () => {
    const given = {
      primaryColor: '#abc',
      greeting: '',
      placeholder: 'Ask the page',
      position: 'bottom-right',
      theme: 'auto',
    };
    expect(resolveOptions(given, appearance)).to.deep.equal({
      options: { ...given, ...noMessages },
      refused: [],
    });
  });

  it('takes null and undefined for not given', () => {
    expect(resolveOptions({ greeting: null, theme: undefined }, appearance)).to.deep.equal({
      options: { ...appearance, ...noMessages },
      refused: [],
    });
  });

  it('falls through where a value is not allowed, and says which', () => {
    const given = { primaryColor: 'red', greeting: 42, position: 'top', theme: 'blue' };
    const { options, refused } = resolveOptions(given, appearance);
    expect(options).to.deep.equal({ ...appearance, ...noMessages });
    expect(refused).to.deep.equal(['primaryColor', 'greeting', 'position', 'theme']);
  });

  it('falls through a broken record too', () => {
    const broken = { primaryColor: 'url(x)', position: 7 } as never;
    expect(resolveOptions({}, broken).options).to.include({
      primaryColor: '#6366f1',
      position: 'bottom-right',
    });
  });

  it('takes a language tag as people write it, and nothing else', () => {
    expect(resolveOptions({ locale: 'pt_br' }).options.locale).to.equal('pt-BR');
    const { options, refused } = resolveOptions({ locale: 'not a language' });
    expect(options.locale).to.equal(undefined);
    expect(refused).to.deep.equal(['locale']);
  });

  it('takes messages, and no other values for them', () => {
    const strings = { openChat: 'Ask us', trouble: { network: 'Offline' } };
    expect(resolveOptions({ strings }).options.strings).to.equal(strings);
    const { options, refused } = resolveOptions({ strings: { openChat: {} } });
    expect(options.strings).to.equal(undefined);
    expect(refused).to.deep.equal(['strings']);
  });
});
