/** Which numbers, addresses and lines of a page are facts of the business, and which only look like them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { textFacts } from './page-facts.js';

const values = (content: string, kind: string, language = 'en'): string[] =>
  textFacts(content, 'Contact', language)
    .filter((fact) => fact.kind === kind)
    .map(({ value }) => value);

describe('phone numbers', () => {
  const numbers = [
    '+43 5999 0142',
    '(970) 555-0163',
    '+44 (0)1632 960118',
    '01632 960118',
    '030/1234567',
    '04 91 55 01 63',
    '+81 3-1234-5678',
    '1800 555 019',
    '0049 30 1234567',
  ];
  for (const number of numbers) {
    it(`are found as the page writes them: ${number}`, () => {
      assert.deepEqual(values(`- **Phone**: ${number}`, 'phone'), [number]);
    });
  }

  it('are told from dates, prices, times, orders, tax numbers and accounts', () => {
    const others = [
      'We opened on 12.04.1998 and closed from 2019-2021.',
      'It costs 1 200 000 € or 12 500 000 EUR.',
      'VAT no. 482 1139 07, IBAN GB29 6016 1331 9268 19, ISBN 978-3-16-148410-0',
      'Order 2024 1188 7321, coordinates 47.1234567, 11.9876543, server 192.168.100.200',
      'Daily 08:30 – 18:30 from 2021-05-01.',
      'Acme B.V., Chamber of Commerce 00112233',
      'Acme Ltd · VAT GB 000 0274 00',
      'Kamer van Koophandel: 68 75 01 10',
    ];
    for (const text of others) assert.deepEqual(values(text, 'phone'), [], text);
  });

  it('are known behind words that stand before other numbers too', () => {
    assert.deepEqual(values('To order on 01632 960119 is quickest.', 'phone'), ['01632 960119']);
  });

  it('are not called by a label that something else follows', () => {
    const [fax] = textFacts('Owner: Dr. Ann Lee. Fax 01632 960119.', 'Contact', 'en').filter(
      ({ kind }) => kind === 'fax',
    );
    assert.deepEqual([fax?.label, fax?.value], ['Fax', '01632 960119']);
    assert.deepEqual(values('Owner: Dr. Ann Lee. Fax 01632 960119.', 'phone'), []);
  });

  it('are faxes where their label says so', () => {
    const line = 'Tel. 01632 960118 · Fax 01632 960119';
    assert.deepEqual([values(line, 'phone'), values(line, 'fax')], [['01632 960118'], ['01632 960119']]);
  });
});

describe('postal addresses', () => {
  const addresses: [language: string, text: string][] = [
    ['de', 'Hauptstraße 12, 10115 Berlin'],
    ['en', '12 Kiln Road, Bramleigh BR7 4QT'],
    ['en', '418 Juniper Street, Alder Falls, CO 81299'],
    ['en', '14 Station Approach, Bramleigh BR7 4QT'],
    ['en', 'Unit 7, Mill Race Park, Bramleigh BR7 4QT'],
    ['fr', '14 rue de la Paix, 75002 Paris'],
    ['es', 'Calle Mayor 5, 28013 Madrid'],
    ['it', 'Via Garibaldi 7, 20121 Milano'],
    ['nl', 'Keizersgracht 101, 1015 CJ Amsterdam'],
    ['pl', 'ul. Długa 15, 00-238 Warszawa'],
    ['pt', 'Rua Augusta 20, 1100-053 Lisboa'],
  ];
  for (const [language, address] of addresses) {
    it(`are found in running text by their form: ${address}`, () => {
      assert.deepEqual(values(`Acme Ltd, ${address}.`, 'address', language), [address]);
    });
  }

  it('are taken from the lines of a paragraph, from the street down', () => {
    const lines = '**Seehaus**  \nFamilie Huber  \nUferweg 7  \n6199 Arven am See  \nTyrol, Austria';
    assert.deepEqual(values(lines, 'address', 'de'), ['Uferweg 7, 6199 Arven am See, Tyrol, Austria']);
  });

  it('need a label where only the street stands there', () => {
    assert.deepEqual(textFacts('We met on Mill Lane 4 once.', 'News', 'en'), []);
    assert.deepEqual(values('You find us in Mill Lane 4, behind the station.', 'address'), ['Mill Lane 4']);
    assert.deepEqual(values('Our address is told in the journal. The answer has status 204.', 'address'), []);
  });
});

describe('an address whose street is named in a language that is not known', () => {
  it('begins with the name and the number before the town', () => {
    const line = '## Where\n\nVed kajen 71, 2nd floor, 8000 Aarhus C. Ring at the door.';
    assert.deepEqual(values(line, 'address', 'en'), ['Ved kajen 71, 2nd floor, 8000 Aarhus C']);
  });
});

describe('opening hours', () => {
  it('are lines with days and times, and days on which it is closed', () => {
    const list = '- Mon – Fri 9 am – 5 pm\n- Saturday 10:00 to 13:00\n- Sunday closed';
    assert.deepEqual(values(list, 'hours'), [
      'Mon – Fri 9 am – 5 pm',
      'Saturday 10:00 to 13:00',
      'Sunday closed',
    ]);
  });

  it('are sentences too, in the language of the page', () => {
    const sentence = 'Wir haben Montag bis Freitag von 8 bis 17 Uhr geöffnet.';
    assert.deepEqual(values(`Willkommen. ${sentence}`, 'hours', 'de'), [sentence]);
  });

  it('of a table are those of its columns', () => {
    const table = '| | Pool | Sauna |\n| - | - | - |\n| Sunday | 07:30 – 19:30 | 12:00 – 18:30 |';
    const facts = textFacts(table, 'Spa', 'en').map(({ label, value, quote }) => [label, value, quote]);
    assert.deepEqual(facts, [
      ['Pool', 'Sunday: 07:30 – 19:30', '07:30 – 19:30'],
      ['Sauna', 'Sunday: 12:00 – 18:30', '12:00 – 18:30'],
    ]);
  });

  it('are not every sentence with a time', () => {
    assert.deepEqual(values('The train takes 2 hours. Please come ten minutes early.', 'hours'), []);
    const others = [
      'Below 480 pixels the window fills the screen, and is closed by its button.',
      'One address may hold 256 connections open; one more is closed at once.',
      'A day is found in a range such as "Mon–Thu", a month in one such as "Jun – Sep", and an age or a number of people in "6–15".',
    ];
    for (const other of others) assert.deepEqual(values(other, 'hours'), [], other);
    assert.deepEqual(values('We are closed from 24 December.', 'hours').length, 1);
  });
});

describe('e-mail addresses', () => {
  it('are found in text and links, not those that stand for any', () => {
    const text = 'Write to [us](mailto:x@acme.example) or info@acme.example, not to you@example.com.';
    assert.deepEqual(values(text, 'email'), ['info@acme.example']);
  });
});

describe('where to leave a car', () => {
  it('is what the sentences say that name it', () => {
    const way = 'From the station it is twelve minutes along the canal, and the bus stops at the lock.';
    const cars = 'Our yard takes nine cars. Everybody else goes to the multi-storey in Mill Street.';
    const bikes =
      'Bikes come inside and hang on the wall, and the key for the rack is at the desk by the till.';
    assert.deepEqual(values(`${way} ${cars} ${bikes}`, 'parking'), [cars]);
    assert.deepEqual(values('- **Parking**: Twelve free spaces. Two are for permits.', 'parking'), [
      'Twelve free spaces. Two are for permits.',
    ]);
    assert.deepEqual(values('Parken Sie im Hof.', 'parking', 'de'), ['Parken Sie im Hof.']);
  });

  it('is what stands first below a heading that names it, whatever its words', () => {
    const page = '## Parking\n\nTwo spots marked with our anchor.\n\nThe ramp is wide enough for a pram.';
    assert.deepEqual(values(page, 'parking'), ['Two spots marked with our anchor.']);
  });

  it('is not what a price list or a walk in the park says', () => {
    const list = '| Course | Price |\n| --- | --- |\n| Reverse, and park in a bay | £59 |';
    assert.deepEqual(values(list, 'parking'), []);
    assert.deepEqual(values('We walk the dogs to the park. Spaces are limited.', 'parking'), []);
  });
});

it('takes what stands in code for an example', () => {
  assert.deepEqual(textFacts('Phone: `+43 5999 0142`, mail `info@acme.example`', 'Contact', 'en'), []);
});

it('takes time in proportion to the page', () => {
  for (const piece of ['12 Some-Words-And More ', 'calle a a ', '+1 (2) 3 ', 'Mon to ', 'Van A-b-c-d-']) {
    const repeated = (size: number) => piece.repeat(size / piece.length);
    assertLinearTime(20_000, repeated, (text) => textFacts(text, 'x', 'en'));
  }
  const pages: ((size: number) => string)[] = [
    (size) => `| a | ${'mon '.repeat(size / 4)}|\n|-|-|\n${'| c | 9:00-5:00 |\n'.repeat(size / 17)}`,
    (size) => `# ${'word '.repeat(size / 5)}\n\n${'1234 56\n\n'.repeat(size / 9)}`,
  ];
  for (const page of pages) assertLinearTime(80_000, page, (text) => textFacts(text, 'x', 'en'));
});

describe('an address without a number', () => {
  it('is known by its postcode', () => {
    const address = 'Harrow Mill Museum Trust, Mill Lane, Harrowby, NG31 9QB';
    assert.deepEqual(values(`${address}. Registered charity 1088877.`, 'address'), [address]);
  });
});

describe('hours', () => {
  it('are told apart where a line holds those of several days', () => {
    const line = 'Tue–Fri 7am–3pm · Sat 8am–2pm · Closed Sunday & Monday';
    assert.deepEqual(values(line, 'hours'), line.split(' · '));
  });

  it('stand apart from what a line says beside them', () => {
    const line = '2210 E Broadway Blvd, Tucson, AZ 85719 | Mon–Fri 7–5, Sat 8–12 | office@acme.example';
    assert.deepEqual(values(line, 'hours'), ['Mon–Fri 7–5, Sat 8–12']);
  });

  it('have the day that is told in words beside them', () => {
    const week = ['Aperti da martedì a sabato, 12:30–14:30.', 'Domenica solo a pranzo.', 'Lunedì chiuso.'];
    assert.deepEqual(values(week.join(' '), 'hours', 'it'), week);
  });

  it('are no prices beside the name of a day', () => {
    assert.deepEqual(values('| Loaf | Small |\n| --- | --- |\n| Rye (Thursdays) | £3.40 |', 'hours'), []);
    const hourly = '| When | First hour |\n| --- | --- |\n| Weekdays, 8 to 5 | £72 |';
    assert.deepEqual(values(hourly, 'hours'), []);
  });

  it('are times in words too', () => {
    const lines = ['Monday and Friday: 10 in the morning until 10 at night.', 'Sundays: 9 until 8.'];
    assert.deepEqual(values(lines.join('\n'), 'hours'), lines);
  });

  it('are told by a short sentence of a long paragraph', () => {
    const shut = 'On Sundays and Mondays the shop stays shut.';
    const other = 'Monday is for home visits and for the sessions that we hold in the school holidays.';
    assert.deepEqual(values(`${shut} ${other}`, 'hours'), [shut]);
  });

  it('of a table have its caption above them, and what it says of a day without times', () => {
    const table = `# The yard

Hours

|  | Office | Engineers |
| --- | --- | --- |
| Mon - Fri | 8 - 17 | 7 - 18 |
| Saturday | 9 - 12 | 8 - 13, at Saturday rates |
| Sunday | by appointment | closed |`;
    const facts = textFacts(table, 'Contact', 'en');
    assert.deepEqual(
      facts.map(({ label, value }) => `${label}, ${value}`),
      [
        'Office, Mon - Fri: 8 - 17',
        'Engineers, Mon - Fri: 7 - 18',
        'Office, Saturday: 9 - 12',
        'Engineers, Saturday: 8 - 13, at Saturday rates',
        'Office, Sunday: by appointment',
        'Engineers, Sunday: closed',
      ],
    );
    assert.ok(facts.every(({ heading }) => heading === 'Hours'));
  });

  it('of days by their date stand beside others of such days', () => {
    const lines = [
      'No lessons from 24 December to 2 January.',
      'On other bank holidays the office is shut on 1 May.',
    ];
    assert.deepEqual(values(lines.join(' '), 'hours'), lines);
  });
});

describe('the people behind a business', () => {
  const told: [language: string, text: string][] = [
    ['en', 'Moira Geddes started the bakery in 2014.'],
    ['en', 'Ask for our owner, Ann van Dyke, at the desk.'],
    ['en', 'Ann Lee (owner and head baker) is here every day.'],
    ['de', 'Selma Aydın gründete die Praxis.'],
    ['fr', 'La gérante est Claire Petit.'],
  ];
  for (const [language, sentence] of told) {
    it(`are known from a sentence: ${sentence}`, () => {
      assert.deepEqual(values(sentence, 'person', language), [sentence]);
    });
  }

  it('are not everybody whom a page names', () => {
    assert.deepEqual(values('Last week Ann Lee bought a lamp. Ask Bob Stone in the shop.', 'person'), []);
  });

  it('are known by a label', () => {
    assert.deepEqual(values('Inhaberin: Dr. Selma Aydın. Fax 030 5550 4412.', 'person', 'de'), [
      'Dr. Selma Aydın',
    ]);
  });
});

describe('an address on lines of its own', () => {
  it('is found by its town below short lines, whatever its street is called', () => {
    const lines = 'Arch 5, Abbey Viaduct  \nKirkstall  \nLeeds LS5 3EH';
    assert.deepEqual(values(lines, 'address'), ['Arch 5, Abbey Viaduct, Kirkstall, Leeds LS5 3EH']);
  });

  it('takes no line of prose along', () => {
    const lines = 'We are behind the old station, and you may ring: ask for the man with  \nLeeds LS5 3EH';
    assert.deepEqual(values(lines, 'address'), ['LS5 3EH']);
  });
});
