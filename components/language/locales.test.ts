import { expect } from '@open-wc/testing';
import { LANGUAGES, loadMessages } from './locales.js';
import { errorText } from './error-text.js';
import { countText } from './plurals.js';
import { messages as ENGLISH } from './locales/en.js';
import type { Messages } from './locales/messages.js';

/** The names of all messages, those within messages too. */
function namesOf(messages: object): string[] {
  return Object.entries(messages)
    .flatMap(([name, value]) =>
      typeof value === 'object' && value ? namesOf(value as object).map((inner) => `${name}.${inner}`) : name,
    )
    .filter((name) => name !== 'dir' && name !== 'locale' && !name.startsWith('newMessages.'))
    .sort();
}

const textsOf = ({ trouble, newMessages, ...messages }: Messages): string[] => [
  ...Object.values(messages),
  ...Object.values(newMessages),
  ...Object.values(trouble),
];

describe('the languages', () => {
  it('are fourteen beside English', () => {
    expect(LANGUAGES.join(' ')).to.equal('ar de es fr he hi it ja ko nl pl pt tr zh');
  });

  for (const language of LANGUAGES) {
    it(`${language} has every message, and none of them in English`, async () => {
      const messages = (await loadMessages(language))!;
      expect(namesOf(messages)).to.deep.equal(namesOf(ENGLISH));
      for (const text of textsOf(messages)) expect(text).to.equal(text.trim() || 'a text');
      const sentences = (messages: Messages) => textsOf(messages).filter((text) => text.includes(' '));
      const english = new Set(sentences(ENGLISH));
      expect(sentences(messages).filter((text) => english.has(text))).to.be.empty;
    });

    it(`${language} has a form for every number of messages, by its own plural rules`, async () => {
      const { newMessages, possibleAgain } = (await loadMessages(language))!;
      const rules = new Intl.PluralRules(language);
      for (let count = 1; count <= 200; count++) expect(newMessages).to.have.property(rules.select(count));
      expect(countText(newMessages, 57, language)).to.contain('57');
      expect(possibleAgain).to.contain('#');
    });

    it(`${language} is one that the browser can write times in`, () => {
      expect(Intl.DateTimeFormat.supportedLocalesOf(language)).to.deep.equal([language]);
    });
  }

  it('keep English words together where no language is set, whatever the browser speaks', () => {
    const { PluralRules, RelativeTimeFormat } = Intl;
    /** As in a Japanese browser. */
    const inJapanese = <Made extends object>(format: new (tag?: string) => Made) =>
      new Proxy(format, { construct: (made, [tag = 'ja']: [string?]) => new made(tag) });
    Object.assign(Intl, {
      PluralRules: inJapanese(PluralRules),
      RelativeTimeFormat: inJapanese(RelativeTimeFormat),
    });
    try {
      expect(countText(ENGLISH.newMessages, 1, undefined)).to.equal('1 new message');
      expect(errorText(ENGLISH, { code: 'rate_limited', canRetry: true, retryAfter: 7200 })).to.contain(
        'You can write again in 2 hours.',
      );
    } finally {
      Object.assign(Intl, { PluralRules, RelativeTimeFormat });
    }
  });

  it('are found by their tags with a region or script, and by their former codes', async () => {
    expect(await loadMessages('de-AT')).to.equal(await loadMessages('de'));
    expect(await loadMessages('zh-Hans-CN')).to.equal(await loadMessages('zh'));
    expect(await loadMessages('iw')).to.equal(await loadMessages('he'));
  });

  it('do not hold what is not spoken', async () => {
    expect(await loadMessages('sv')).to.equal(undefined);
    expect(await loadMessages('valueof')).to.equal(undefined);
  });

  it('name the direction of those that go from right to left', async () => {
    const all = await Promise.all(LANGUAGES.map(async (language) => (await loadMessages(language))?.dir));
    expect(LANGUAGES.filter((_language, index) => all[index] === 'rtl')).to.deep.equal(['ar', 'he']);
  });
});
