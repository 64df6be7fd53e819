/** A talk of several turns, in several languages: what a question follows on, and what is said where no page says it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnswerEngine, EngineReply, PastTurn } from '../answer-engine.js';
import { createKnowledge } from '../../search/knowledge.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { repeats } from '../composing/repeats.js';
import { createExtractiveEngine } from './extractive-engine.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';

async function engineFor(lang: string, pages: Record<string, string>): Promise<AnswerEngine> {
  const store = createMemoryStore();
  for (const [i, [title, content]] of Object.entries(pages).entries())
    await store.pages.save(WIDGET, { id: `page-${i}`, title, url: '', content, lang });
  return createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
}

/** Asks one question after the other; the replies in their order. */
async function talk(engine: AnswerEngine, questions: readonly string[]): Promise<EngineReply[]> {
  const history: PastTurn[] = [];
  const replies: EngineReply[] = [];
  for (const text of questions) {
    const reply = await engine.answer({ widgetId: WIDGET, text, history: [...history] });
    replies.push(reply);
    const citedPageIds = reply.citations.flatMap(({ pageId }) => pageId ?? []);
    history.push({ question: text, answer: reply.answer, citedPageIds });
  }
  return replies;
}

const ENGLISH = {
  'Gift cards':
    'A gift card comes by email.\n\n## Validity\n\nThe gift card is valid for two years.\n\n## Cash\n\nNobody can pay out a gift card in cash.',
  Vouchers: 'A voucher is valid for one month. No voucher is paid out in cash.',
  Parking: 'You can pay for parking in cash at the door. Parking is valid for one day.',
  Passwords: '## Reset your password\n\nChoose "Forgot password" on the login page.',
};

describe('a question that follows others', () => {
  it('keeps the matter over several turns', async () => {
    const engine = await engineFor('en', ENGLISH);
    const replies = await talk(engine, [
      'What is a gift card?',
      'how long is it valid?',
      'and can it be paid out in cash?',
    ]);
    assert.match(replies[1]?.answer ?? '', /^The gift card is valid for two years/);
    assert.equal(replies[2]?.citations[0]?.pageTitle, 'Gift cards');
    assert.match(replies[2].answer, /Nobody can pay out a gift card in cash/);
  });

  it('puts a day or a number of its own in place of the one before', async () => {
    const table =
      '| | Pool | Sauna |\n| --- | --- | --- |\n| Mon–Thu | 7–20:30 | 14–21 |\n| Friday, Saturday | 7–22:30 | 13–22 |\n| Sunday | 7:30–19:30 | 12–18:30 |';
    const plan = '| Loan | Interest |\n| --- | --- |\n| $300–$2,999 | 0 % |\n| $3,000 and up | 5.9 % |';
    const engine = await engineFor('en', { ...ENGLISH, Pool: table, 'Paying a loan back': plan });
    for (const next of ['and on sunday?', 'and sundays?']) {
      const [, pool] = await talk(engine, ['pool hours on friday', next]);
      assert.match(pool?.answer ?? '', /^(?!.*22:30).*7:30–19:30/s);
    }
    const [, loan] = await talk(engine, ['what interest for a loan of 2000', 'and what if it was 4000?']);
    assert.match(loan?.answer ?? '', /5\.9 %/);
  });

  it('stands alone where it is short, points to nothing, and finds more by itself', async () => {
    const engine = await engineFor('en', {
      ...ENGLISH,
      Visit: '## Do you open on Saturdays?\n\nSaturdays we are here from 8 to 1.',
      Welcome: 'Over Thanksgiving and on Saturdays in December the practice is closed.',
    });
    const [, reply] = await talk(engine, ['are you there over thanksgiving', 'do you do saturdays']);
    assert.equal(reply?.citations[0]?.pageTitle, 'Visit');
  });

  it('asks of what was said before where no word of its own tells of what', async () => {
    const engine = await engineFor('en', {
      Stretching:
        '## Stretching on Sunday\n\nStretching on Sunday is for everybody. Stretching takes 75 minutes.',
      Cameras: '30 days long.',
      Lamps: 'Lamps glow.',
      Parking: 'Parking is free at the door.',
    });
    const [, reply] = await talk(engine, ['is there stretching on sunday', 'how long is it']);
    assert.match(reply?.answer ?? '', /75 minutes/);
  });

  it('asks for the kind of answer that the question before asked for', async () => {
    const engine = await engineFor('en', {
      Tickets: '| Ticket | Price |\n| --- | --- |\n| Adult | £9.50 |\n| Child | £4.00 |',
      Kids: 'Kids love the wheel. Kids hold the rope.',
      Stones: 'The stones are old.',
    });
    const [, reply] = await talk(engine, ['how much is a ticket for an adult', 'and for a child?']);
    assert.match(reply?.answer ?? '', /£4\.00/);
    assert.doesNotMatch(reply?.answer ?? '', /9\.50/);
  });

  it('puts the weekend in place of a day', async () => {
    const engine = await engineFor('en', {
      Rates:
        '| | Monday | Weekend |\n| --- | --- | --- |\n| Tent site | $28 | $34 |\n| Cabin | $110 | $135 |',
      Rules: 'Fires stay small.',
    });
    const [, reply] = await talk(engine, ['how much is a tent site on monday', 'and at the weekend?']);
    assert.match(reply?.answer ?? '', /\$34/);
    assert.doesNotMatch(reply?.answer ?? '', /\$28/);
  });

  it('puts people, a unit of time or a system of its own in place of the one before', async () => {
    const engine = await engineFor('en', {
      Boats: '| Boat | Hour | Week |\n| --- | --- | --- |\n| Canoe | £9 | £150 |\n| Dinghy | £19 | £310 |',
      'Classes for adults': 'Pottery classes for adults are on Monday.',
      'Classes for children': 'Pottery classes for children are on Thursday.',
      'Set up on Linux': 'On Linux the app needs 2 GB of memory. Windows and Linux are alike in much.',
      'Set up on Windows': 'On Windows the app needs 6 GB of memory.',
      Lamps: 'Lamps glow.',
    });
    const [, week] = await talk(engine, ['how much is a canoe for an hour', 'and per week?']);
    assert.match(week?.answer ?? '', /£150/);
    const [, kids] = await talk(engine, ['when are pottery classes for adults', 'and for kids?']);
    assert.match(kids?.answer ?? '', /Thursday/);
    assert.doesNotMatch(kids?.answer ?? '', /Monday/);
    const [, system] = await talk(engine, ['how much memory does the app need on linux', 'and on windows?']);
    assert.match(system?.answer ?? '', /6 GB/);
  });

  it('is asked by itself where it goes on from nothing, also where the site has no answer', async () => {
    const engine = await engineFor('en', ENGLISH);
    for (const text of ['do you have a tennis court', 'can I charge my electric car there']) {
      const [, reply] = await talk(engine, ['What is a gift card?', text]);
      assert.doesNotMatch(reply?.answer ?? '', /gift/);
    }
  });

  it('opens a new matter where it stands alone, also with a pronoun of its own', async () => {
    const engine = await engineFor('en', ENGLISH);
    const replies = await talk(engine, [
      'What is a gift card?',
      'How do I reset my password when I forgot it at the login page?',
    ]);
    assert.equal(replies[1]?.citations[0]?.pageTitle, 'Passwords');
    assert.equal(replies[1].citations.length, 1);
  });

  for (const [lang, pages, first, next] of [
    [
      'de',
      {
        Gutscheine: 'Ein Gutschein kommt mit der Post. Der Gutschein gilt zwei Jahre.',
        Parkplatz: 'Ein Parkschein gilt einen Tag. Parken kostet nichts.',
        Stellen: 'Wir suchen im Sommer eine Gärtnerin.',
        Geschichte: 'Zwei Schwestern gründeten den Laden in einer Mühle.',
        Passwort: 'Auf der Anmeldeseite setzen Sie Ihr Passwort zurück.',
      },
      'Wie bekomme ich einen Gutschein?',
      'Und wie viele Jahre gilt er?',
    ],
    [
      'es',
      {
        Tarjetas: 'Una tarjeta de regalo llega por correo. La tarjeta de regalo es válida dos años.',
        Aparcamiento: 'El billete de aparcamiento es válido un día. Aparcar no cuesta nada.',
      },
      '¿Cómo llega una tarjeta de regalo?',
      '¿Y cuánto tiempo es válida?',
    ],
    [
      'zh',
      {
        礼品卡: '礼品卡通过邮件发送。礼品卡有效期为两年。',
        停车: '停车券有效期为一天。停车免费。',
      },
      '礼品卡怎么发送？',
      '它的有效期多长？',
    ],
  ] as const) {
    it(`is understood in its language (${lang})`, async () => {
      const engine = await engineFor(lang, pages);
      const [, reply] = await talk(engine, [first, next]);
      assert.equal(reply?.citations[0]?.pageTitle, Object.keys(pages)[0]);
    });
  }
});

describe('an answer that was given before', () => {
  it('is told in time linear in its length, whatever gaps it holds', () => {
    const answer = (size: number) => `a${' '.repeat(size)}b`;
    assertLinearTime(60_000, answer, (text) => {
      assert.ok(repeats(text, text));
    });
  });

  const PAGES = {
    Cakes: 'Cakes need five days of notice. A cake for twenty costs £65. We write names on cakes.',
    Returns: 'You get your money back up to seven days before. Later than that we keep the deposit.',
    Lamps: 'Lamps glow.',
    Parking: 'Parking is free at the door.',
  };

  it('becomes the sentence of it that answers the next question', async () => {
    const engine = await engineFor('en', PAGES);
    const [first, next] = await talk(engine, ['do you make cakes', 'can they have names']);
    assert.match(first?.answer ?? '', /notice.*names/s);
    assert.equal(next?.answer, 'We write names on cakes. [1]');
  });

  it('gives way to the question by itself where that points to nothing and has words of its own', async () => {
    const engine = await engineFor('en', {
      ...ENGLISH,
      Rates: '## Rooms at a glance\n\nA single room costs €94 in spring.',
      Rooms: 'Every room has a kettle.',
      Lamps: 'Lamps glow.',
    });
    const [price, next] = await talk(engine, [
      'what does a single room cost in spring',
      'is there aircon in a room',
    ]);
    assert.match(price?.answer ?? '', /€94/);
    assert.doesNotMatch(next?.answer ?? '', /€94/);
  });

  for (const [lang, pages, first, next, words] of [
    ['en', PAGES, 'do I get my money back', 'and if it rains?', /^As quoted before:/],
    [
      'de',
      {
        Absagen: 'Absagen ist bis 24 Stunden vorher frei. Danach berechnen wir 35 Euro.',
        Lampen: 'Lampen leuchten.',
      },
      'Kann ich absagen?',
      'und wenn es regnet?',
      /^Wie oben schon zitiert:/,
    ],
  ] as const) {
    it(`is told as one where nothing else is found (${lang})`, async () => {
      const engine = await engineFor(lang, pages);
      const [before, reply] = await talk(engine, [first, next]);
      assert.match(reply?.answer ?? '', words);
      assert.ok(reply?.answer.endsWith(before?.answer ?? ''));
      assert.ok((reply?.confidenceScore ?? 1) < 0.5);
    });
  }
});

describe('a refusal', () => {
  for (const [language, question, words] of [
    ['English', 'who won the football world cup in 1974?', /could not find/],
    ['English: "per" is Italian too', 'zeppelin flight per child', /could not find/],
    ['English: "van" is Dutch too', 'zeppelin van', /could not find/],
    ['German', 'Wer hat im Jahr 1974 die Weltmeisterschaft gewonnen?', /Antwort gefunden/],
    ['Spanish', '¿Quién ganó el mundial de fútbol en 1974?', /No he encontrado/],
    ['French', 'Qui a gagné la coupe du monde en 1974 ?', /pas trouvé/],
    ['Italian', 'Chi ha vinto i mondiali di calcio nel 1974?', /Non ho trovato/],
    ['Portuguese', 'Quem ganhou a copa do mundo em 1974?', /Não encontrei/],
    ['Dutch', 'Wie won het wereldkampioenschap van 1974?', /geen (?:duidelijk )?antwoord/],
    ['Polish', 'Kto wygrał mistrzostwa świata w 1974 roku?', /Nie udało mi się/],
    ['Turkish', 'Bin dokuz yüz yetmiş dörtte dünya kupasını kim kazandı ve bu nasıl oldu?', /bulamadım/],
    ['Arabic', 'من فاز بكأس العالم عام 1974؟', /لم أجد/],
    ['Hebrew', 'מי זכה בגביע העולם בשנת 1974?', /לא מצאתי/],
    ['Hindi', '1974 में विश्व कप किसने जीता?', /नहीं मिला/],
    ['Chinese', '谁赢得了1974年世界杯？', /没有找到/],
    ['Japanese', '1974年のワールドカップで優勝したのは誰ですか？', /見つかりませんでした/],
    ['Korean', '1974년 월드컵에서 누가 우승했나요?', /찾지 못했습니다/],
  ] as const) {
    it(`is in the language of the question (${language})`, async () => {
      const engine = await engineFor('en', ENGLISH);
      const [reply] = await talk(engine, [question]);
      assert.equal(reply?.wasRefused, true);
      assert.match(reply.answer, words);
    });
  }

  it('says which language the pages are in, and shows those with the names that were asked about', async () => {
    const engine = await engineFor('en', ENGLISH);
    const [reply] = await talk(engine, ['Wie kann ich den Voucher als Geschenk verschicken lassen?']);
    assert.match(reply?.answer ?? '', /auf Englisch/);
    assert.equal(reply?.relatedArticles[0]?.pageTitle, 'Vouchers');
    const [spoken] = await talk(engine, ['who won the football world cup in 1974?']);
    assert.doesNotMatch(spoken?.answer ?? '', /in English/);
  });

  it('is in the language of the talk, or else of the pages, where the message has none', async () => {
    const engine = await engineFor('de', {
      Gutscheine: 'Der Gutschein gilt zwei Jahre und ist für alle da.',
    });
    const [alone] = await talk(engine, ['???']);
    assert.match(alone?.answer ?? '', /Stellen Sie mir/);
    const [, later] = await talk(engine, ['où est la mairie de la ville ?', '123456']);
    assert.match(later?.answer ?? '', /pas trouvé|pas sûr/);
  });
});
