/** What a visitor is told who asks for a contact fact or the hours of a business. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readHtmlPage } from '../../importing/documents/read-html-page.js';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { createKnowledge } from '../../search/knowledge.js';
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Fact, Page } from '../../model.js';
import type { EngineReply } from '../answer-engine.js';
import { factReply, generalFactReply } from './fact-reply.js';
import { vetPages } from './vet-site.fixture.js';

let index: PassageIndex;
before(async () => {
  const pages = vetPages();
  const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
  index = await createKnowledge({ pages: store }).indexFor('vets');
});

const ask = (text: string, language = 'en'): EngineReply | undefined =>
  factReply(index, { widgetId: 'vets', text, history: [] }, language);

const APPOINTMENTS = '01632 960118';
const MAIL = 'hello@hollowoakvets.example';
const STREET = '12 Kiln Road, Bramleigh, BR7 4QT';
const WEEK = 'Monday – Friday: 08:30 – 18:30';

const ANSWERED: [question: string, fact: string, absent?: string][] = [
  ['phone number', APPOINTMENTS, '960999'],
  ["What's your phone number?", APPOINTMENTS],
  ['phone numbr please', APPOINTMENTS],
  ['can i ring you', APPOINTMENTS],
  ['number please', APPOINTMENTS],
  ['emergency number', '01632 960999', APPOINTMENTS],
  ['who do i call in an emergency', '01632 960999', APPOINTMENTS],
  ['my cat cannot breathe, its 11pm, who do i call', '01632 960999', APPOINTMENTS],
  ['which number do i ring out of hours', '01632 960999', APPOINTMENTS],
  ['what number do i ring at 2 in the morning', '01632 960999', APPOINTMENTS],
  ['phone number of the harbour branch', '01632 960455', APPOINTMENTS],
  ['email', MAIL, 'privacy@'],
  ['whats ur email', MAIL],
  ['email for repeat prescriptions', 'meds@hollowoakvets.example', MAIL],
  ['how can I contact you', APPOINTMENTS],
  ['how do i get hold of someone', APPOINTMENTS],
  ['where are you', STREET],
  ['postcode for the sat nav', 'BR7 4QT'],
  ['harbour branch address', '3 Fish Quay', '12 Kiln Road'],
  ['opening hours', WEEK],
  ['when are you open', WEEK],
  ['what time do you close on fridays', '18:30', 'Saturday'],
  ['what time do you open on saturdays', 'Saturday: 09:00', 'Friday'],
  ['are you open on sunday', 'Sun: Closed'],
  ['open on bank holidays?', 'On bank holidays we are closed'],
  ['when is the harbour branch open', 'Tuesday and Thursday, 2pm to 6pm', WEEK],
  ['when is the pet shop open on saturday', 'Sat: 9am – 4pm', '12 noon'],
  ['who owns the practice', 'Philippa Rowntree'],
  ['whats the phone number and the address', STREET],
  ['where abouts are you', STREET],
  ['where do i park', 'behind the building', 'Cameras'],
  ['sunday openning times', 'Closed'],
  ['what are you opning hours', WEEK],
  ['are you open at wekends', 'Saturday: 09:00'],
  ['parking for disabled', 'behind the building', 'Cameras'],
  ['phne nubmer', APPOINTMENTS, '960999'],
  ['emial addres pls', MAIL],
  ['whats yuor adress', STREET],
  ['number to ring in the midle of the nihgt', '01632 960999', APPOINTMENTS],
  ['is there pakring', 'behind the building', 'Cameras'],
  ['where can i park when i pick up my cat', 'behind the building', 'Cameras'],
  ['anywhere to leave the car?', 'behind the building', 'Cameras'],
  ['email for repeat prescription enquiries', 'meds@hollowoakvets.example', MAIL],
  ['is there parking?', 'behind the building', 'Cameras'],
  ['wo kann ich parken', 'behind the building', 'Cameras'],
];

const OTHER_QUESTIONS = [
  'how do i change my email address',
  'can i call the api',
  'which phone models work',
  'what hours does the api limit reset',
  'do i need a phone',
  'my phone number changed',
  'is there an app for my phone',
  'what do you do with my email',
  'when should my dog be vaccinated',
  'how long is a visit to the surgery',
  'how much is a consultation',
  'how do I open an account',
  'is there a park for dogs nearby',
  'how much is a parking fine',
  'why was my account closed',
  'and close it again?',
  'how do I close the chat window',
  'close my account',
  'can I use a different address for billing',
  'where is your packing form',
  'do you treat horses from a farm',
  'is the main room easier to reach',
];

const IN_OTHER_LANGUAGES: [language: string, phone: string, address: string, hours: string][] = [
  ['ar', 'ما هو رقم الهاتف', 'أين أنتم', 'ما هي ساعات العمل'],
  ['de', 'Wie lautet Ihre Telefonnummer?', 'wo seid ihr', 'Wann habt ihr offen?'],
  ['es', '¿Cuál es su teléfono?', '¿dónde están?', '¿a qué hora abren?'],
  ['fr', 'quel est votre numéro de téléphone', 'où êtes-vous ?', "quels sont vos horaires d'ouverture"],
  ['he', 'מה מספר הטלפון שלכם', 'איפה אתם נמצאים', 'מה שעות הפתיחה'],
  ['hi', 'आपका फ़ोन नंबर क्या है', 'आपका पता क्या है', 'खुलने का समय क्या है'],
  ['it', 'qual è il vostro numero di telefono', 'dove siete', 'orari di apertura'],
  ['ja', '電話番号を教えてください', '住所はどこですか', '営業時間は？'],
  ['ko', '전화번호 알려주세요', '주소가 어떻게 되나요', '영업시간이 어떻게 되나요'],
  ['nl', 'wat is jullie telefoonnummer', 'waar zitten jullie', 'wat zijn jullie openingstijden'],
  ['pl', 'jaki jest numer telefonu', 'gdzie jesteście', 'jakie są godziny otwarcia'],
  ['pt', 'qual é o telefone', 'onde vocês ficam', 'qual é o horário de funcionamento'],
  ['tr', 'telefon numaranız nedir', 'neredesiniz', 'çalışma saatleriniz nedir'],
  ['zh', '你们的电话是多少', '你们在哪里', '营业时间是几点'],
];

describe('a question for a fact of the business', () => {
  for (const [question, fact, absent] of ANSWERED) {
    it(`is answered with it: ${question}`, () => {
      const reply = ask(question);
      assert.ok(reply);
      assert.ok(reply.answer.includes(fact), reply.answer);
      assert.ok(absent === undefined || !reply.answer.includes(absent), reply.answer);
      assert.ok(!reply.wasRefused && reply.confidenceScore >= 0.7);
      assert.match(reply.answer, /\[1\]$/);
    });
  }

  it('cites the contact page, not the privacy page or the footer of another', () => {
    for (const question of ['phone number', 'email', 'where are you', 'opening hours']) {
      assert.equal(ask(question)?.citations[0]?.pageId, 'contact', question);
    }
  });

  it('names the label that the page gives, with an excerpt of its page', () => {
    const reply = ask('emergency number');
    assert.equal(reply?.answer, '**Out-of-hours emergencies:** [01632 960999](tel:01632960999) [1]');
    assert.equal(reply.citations[0]?.excerpt, 'Out-of-hours emergencies: 01632 960999');
  });

  it('is refused where the site has no such thing, with what it has', () => {
    const reply = ask('fax number');
    assert.equal(reply?.wasRefused, true);
    assert.ok(reply.answer.includes(APPOINTMENTS) && reply.answer.includes(MAIL));
    assert.deepEqual(
      reply.relatedArticles.map(({ pageId }) => pageId),
      ['contact'],
    );
  });

  for (const question of OTHER_QUESTIONS) {
    it(`is not one that only holds its words: ${question}`, () => {
      assert.equal(ask(question), undefined);
    });
  }

  for (const [language, phone, address, hours] of IN_OTHER_LANGUAGES) {
    it(`is understood in ${language}, on pages in another language`, () => {
      assert.ok(ask(phone)?.answer.includes(APPOINTMENTS), phone);
      assert.ok(ask(address)?.answer.includes(STREET), address);
      assert.ok(ask(hours)?.answer.includes(WEEK), hours);
    });
  }

  it('is answered in time linear in the length of what a page gives as hours', async () => {
    const pages = async (size: number) => {
      const facts: Fact[] = [{ kind: 'hours', value: '0'.repeat(size / 2) + '-'.repeat(size / 2) }];
      const [first, ...others] = vetPages();
      const store = { list: () => Promise.resolve(first ? [{ ...first, facts }, ...others] : []) };
      return createKnowledge({ pages: { ...store, revision: () => Promise.resolve('1') } }).indexFor('vets');
    };
    const sizes = new Map([
      [200, await pages(200)],
      [3200, await pages(3200)],
    ]);
    const question = { widgetId: 'vets', text: 'opening hours', history: [] };
    assertLinearTime(
      3200,
      (size) => sizes.get(size) ?? index,
      (site) => factReply(site, question, 'en'),
    );
  });

  it('with days alone goes on with what was said before', () => {
    const history = [{ question: 'is there a pet shop', citedPageIds: ['contact'] }];
    assert.equal(factReply(index, { widgetId: 'vets', text: 'and on sunday?', history }, 'en'), undefined);
  });
});

describe('a question for a mailbox of something', () => {
  it('is answered with that whose line speaks of it, not with all of the page about it', async () => {
    const content =
      '# Bringing a crowd\n\nMo looks after parties: mo@boats.example\n\n# Boats Ltd\n\nahoy@boats.example';
    const page: Page = { id: 'p', title: 'Groups', url: '/p', content, lang: 'en' };
    const store = { list: () => Promise.resolve([page]), revision: () => Promise.resolve('1') };
    const boats = await createKnowledge({ pages: store }).indexFor('boats');
    const reply = factReply(
      boats,
      { widgetId: 'boats', text: 'email for group bookings', history: [] },
      'en',
    );
    assert.match(reply?.answer ?? '', /mo@boats\.example/);
    assert.doesNotMatch(reply?.answer ?? '', /ahoy@/);
  });
});

describe('a question for a fact of something that the site has none of', () => {
  const askGenerally = (text: string): EngineReply | undefined =>
    generalFactReply(index, { widgetId: 'vets', text, history: [] }, 'en', undefined);

  it('is answered with that of the business, with doubt', () => {
    const reply = askGenerally('where are you, i want to see the place first');
    assert.match(reply?.answer ?? '', /12 Kiln Road/);
    assert.ok((reply?.confidenceScore ?? 1) < 0.5);
    assert.match(askGenerally('can i come after work, like 6pm on a monday')?.answer ?? '', /08:30 – 18:30/);
  });

  it('is answered with the mailbox beside which some of its words stand', () => {
    assert.match(askGenerally('who do i mail about my repeat pills')?.answer ?? '', /meds@/);
  });

  it('is no question for the hours of a thing on no day', () => {
    assert.equal(askGenerally('how late is the canteen open'), undefined);
  });
});

describe('a shop whose facts stand in its footer', () => {
  const page = (id: string, title: string, content: string, facts: Fact[] = []): Page => ({
    id,
    title,
    url: `/${id}`,
    content,
    facts,
  });
  const ask = async (text: string): Promise<string> => {
    const pages = [
      page('index', 'Bread baked through the night', 'Loaves come out at six.', [
        { kind: 'email', value: 'hello@crumb.example' },
        { kind: 'hours', value: '24/7 emergency line: (520) 555-0191' },
        { kind: 'hours', value: 'Tue–Fri 7am–3pm' },
        { kind: 'hours', value: 'Closed Sunday & Monday' },
      ]),
      page('find-us', 'Find us', '- **Wholesale**: trade@crumb.example\n\nClosed on Christmas Day.'),
      page('bread', 'Our bread', 'Rye and wheat.\n\n## Good to know\n\n- Space for four cars in the yard'),
    ];
    const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
    const index = await createKnowledge({ pages: store }).indexFor('shop');
    return factReply(index, { widgetId: 'shop', text, history: [] }, 'en')?.answer ?? '';
  };

  it('gives its own, whatever the title of the page that holds it', async () => {
    assert.match(await ask('opening times'), /Tue–Fri 7am–3pm/);
    assert.match(await ask('are you open on sundays'), /Closed Sunday/);
  });

  it('tells with doubt where to park, from a remark that stands anywhere', async () => {
    const reply = await ask('is there parking');
    assert.match(reply, /Space for four cars/);
  });

  it('tells where to park from the line that says so, not from a mention of a car park on the first page', async () => {
    const pages = [
      page('index', 'Hall', 'Welcome. We have three rooms, a stage, a car park and a roof.'),
      page('rooms', 'Rooms', 'Each room has its key. The car park takes 50 cars; ask the club for more.'),
    ];
    const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
    const index = await createKnowledge({ pages: store }).indexFor('hall');
    const reply = factReply(index, { widgetId: 'hall', text: 'where can i park', history: [] }, 'en');
    assert.match(reply?.answer ?? '', /takes 50 cars/);
  });

  it('gives the mailbox of the business, not that for something particular', async () => {
    assert.match(await ask('email?'), /hello@/);
    assert.match(await ask('email for wholesale'), /trade@/);
  });

  it('says once what a line that names itself is called', async () => {
    const html =
      '<h1>Good to know</h1><dl><dt>Check-in</dt><dd>from 2 pm; the gate closes at 10 pm</dd></dl>';
    const read = readHtmlPage(`<title>Good to know</title><main>${html}</main>`);
    assert.ok(!('reason' in read));
    const pages = [page('rules', 'Good to know', read.draft.content, read.draft.facts)];
    const store = { list: () => Promise.resolve(pages), revision: () => Promise.resolve('1') };
    const index = await createKnowledge({ pages: store }).indexFor('camp');
    const reply = factReply(index, { widgetId: 'camp', text: 'when can we check in', history: [] }, 'en');
    assert.equal(reply?.answer, 'Check-in: from 2 pm; the gate closes at 10 pm [1]');
  });
});
