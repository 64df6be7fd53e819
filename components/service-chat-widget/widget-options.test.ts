import { expect } from '@open-wc/testing';
import { resolveOptions } from './widget-options.js';

const appearance = {
  primaryColor: '#00aa77',
  greeting: 'Hello from the record',
  placeholder: 'Ask the record',
  position: 'bottom-left',
  theme: 'dark',
} as const;

const NOT_SET = {
  name: undefined,
  greeting: undefined,
  placeholder: undefined,
  suggestions: undefined,
  logo: undefined,
  launcherText: undefined,
  launcherIcon: undefined,
  windowSize: undefined,
  locale: undefined,
  strings: undefined,
  privacyUrl: undefined,
  openAfter: undefined,
};

describe('resolveOptions', () => {
  it('has the documented defaults', () => {
    expect(resolveOptions({})).to.deep.equal({
      options: {
        ...NOT_SET,
        primaryColor: '#6366f1',
        position: 'bottom-right',
        theme: 'light',
      },
      refused: [],
    });
  });

  it('leaves the greeting to the language where the record has the default one', () => {
    const { options } = resolveOptions(
      {},
      { appearance: { ...appearance, greeting: 'Hi! How can I help?' } },
    );
    expect(options.greeting).to.equal(undefined);
    const { options: written } = resolveOptions({ greeting: 'Hi! How can I help?' }, { appearance });
    expect(written.greeting).to.equal('Hi! How can I help?');
  });

  it('prefers the widget record to the defaults', () => {
    expect(resolveOptions({}, { appearance }).options).to.deep.equal({ ...NOT_SET, ...appearance });
  });

  it('prefers what the page says to the widget record', () => {
    const given = {
      primaryColor: '#abc',
      greeting: '',
      placeholder: 'Ask the page',
      position: 'bottom-right',
      theme: 'auto',
    };
    expect(resolveOptions(given, { appearance })).to.deep.equal({
      options: { ...NOT_SET, ...given },
      refused: [],
    });
  });

  it('takes null and undefined for not given', () => {
    expect(resolveOptions({ greeting: null, theme: undefined }, { appearance })).to.deep.equal({
      options: { ...NOT_SET, ...appearance },
      refused: [],
    });
  });

  it('falls through where a value is not allowed, and says which', () => {
    const given = { primaryColor: 'red', greeting: 42, position: 'top', theme: 'blue' };
    const { options, refused } = resolveOptions(given, { appearance });
    expect(options).to.deep.equal({ ...NOT_SET, ...appearance });
    expect(refused).to.deep.equal(['primaryColor', 'greeting', 'position', 'theme']);
  });

  it('falls through a broken record too', () => {
    const broken = { appearance: { primaryColor: 'url(x)', position: 7 } } as never;
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

  it('takes a number of seconds for when to open, and nothing else', () => {
    expect(resolveOptions({ openAfter: 0 }).options.openAfter).to.equal(0);
    expect(resolveOptions({}, { appearance: { openAfter: 30 } }).options.openAfter).to.equal(30);
    for (const openAfter of ['30', -1, NaN, true]) {
      expect(resolveOptions({ openAfter }).refused).to.deep.equal(['openAfter']);
    }
  });

  it('takes messages, and no other values for them', () => {
    const strings = { openChat: 'Ask us', trouble: { network: 'Offline' } };
    expect(resolveOptions({ strings }).options.strings).to.equal(strings);
    const { options, refused } = resolveOptions({ strings: { openChat: {} } });
    expect(options.strings).to.equal(undefined);
    expect(refused).to.deep.equal(['strings']);
  });

  describe('by language', () => {
    const record = {
      name: 'Acme Help',
      appearance: {
        ...appearance,
        suggestions: ['How long?'],
        launcherText: 'Questions?',
        translations: {
          de: { name: 'Acme Hilfe', greeting: 'Hallo', suggestions: ['Wie lange?'] },
          'pt-BR': { greeting: 'Olá' },
        },
      },
    };
    const textsFor = (languages: string[], given = {}) => {
      const { name, greeting, suggestions, launcherText } = resolveOptions(given, record, languages).options;
      return [name, greeting, suggestions?.[0], launcherText];
    };

    it('takes the texts of the record for the nearest language, and the others for the rest', () => {
      expect(textsFor(['de-AT', 'de-AT'])).to.deep.equal(['Acme Hilfe', 'Hallo', 'Wie lange?', 'Questions?']);
      expect(textsFor(['pt-PT'])).to.deep.equal(['Acme Help', 'Olá', 'How long?', 'Questions?']);
      expect(textsFor(['fr'])).to.deep.equal([
        'Acme Help',
        'Hello from the record',
        'How long?',
        'Questions?',
      ]);
    });

    it('prefers the texts of the page, which may leave languages to the record', () => {
      const given = {
        name: 'The shop',
        greeting: { en: 'Hello from the page', DE_at: 'Servus' },
        suggestions: { de: ['Was kostet es?'] },
        launcherText: { en: 'Ask', de: 'Fragen' },
      };
      expect(textsFor(['de-AT'], given)).to.deep.equal(['The shop', 'Servus', 'Was kostet es?', 'Fragen']);
      expect(textsFor(['de'], given)[1]).to.equal('Servus');
      // Nobody speaks Swedish here, so the widget speaks English.
      expect(textsFor(['sv', 'en'], given)).to.deep.equal([
        'The shop',
        'Hello from the page',
        'How long?',
        'Ask',
      ]);
      expect(textsFor(['fr', 'fr'], given)[1]).to.equal('Hello from the record');
    });

    it('leaves out what is no text of a language, and says which', () => {
      const given = {
        greeting: { german: 'Hallo', '': 'Hi' },
        name: { de: 7 },
        suggestions: { de: 'Wie lange?' },
        placeholder: { de: 'Ihre Frage' },
        logo: { de: 'logo.png' },
      };
      const { options, refused } = resolveOptions(given, record, ['de']);
      expect(refused).to.deep.equal(['name', 'greeting', 'suggestions', 'logo']);
      expect(options).to.include({ name: 'Acme Hilfe', greeting: 'Hallo', placeholder: 'Ihre Frage' });
    });

    it('takes an empty list for no questions, in whatever language', () => {
      expect(resolveOptions({ suggestions: [] }, record, ['de']).options.suggestions).to.deep.equal([]);
    });
  });
});
