/** Who leads a business, as its pages draw cards of people: a name is told with what stands on its own card alone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textFacts } from '../../search/facts/page-facts.js';
import { readHtmlPage } from '../documents/read-html-page.js';

type Person = readonly [name: string, role: string, text: string];
const TEAM: readonly Person[] = [
  ['Megan Price', 'Shop and events', 'Megan plans our workshops.'],
  ['Gareth Price', 'Owner and nursery manager', 'Gareth took over in 2004.'],
  ['Tom Okafor', 'Trees and shrubs', 'Ask him about pruning.'],
  ['Sally Whitcombe', 'Head chef, the Potting Shed Café', 'Sally bakes everything.'],
];
const OWNER = ['Owner and nursery manager', 'Gareth Price'];

/** What a page says that somebody is, and who. */
function peopleIn(main: string, language = 'en'): (string | undefined)[][] {
  const read = readHtmlPage(
    `<html lang="${language}"><title>Team</title><main><h1>Team</h1>${main}<h2>Jobs</h2><p>We look for staff.</p></main></html>`,
  );
  assert.ok('draft' in read);
  return textFacts(read.draft.content, 'Team', language)
    .filter(({ kind }) => kind === 'person')
    .map(({ label, value }) => [label, value]);
}

const cards = (card: (...person: Person) => string, around = ['', '']): string =>
  (around[0] ?? '') + TEAM.map((person) => card(...person)).join('\n') + (around[1] ?? '');

const MARKUP: Record<string, string> = {
  'a heading and a paragraph': cards(
    (name, role, text) => `<div><h3>${name}</h3><p class="role">${role}</p><p>${text}</p></div>`,
  ),
  'a heading and a span': cards(
    (name, role, text) => `<div><h3>${name}</h3><span>${role}</span><p>${text}</p></div>`,
  ),
  'a heading and emphasis': cards(
    (name, role, text) => `<div><h3>${name}</h3><p><em>${role}</em><br>${text}</p></div>`,
  ),
  'a heading with small print': cards(
    (name, role, text) => `<h3>${name} <small>${role}</small></h3><p>${text}</p>`,
  ),
  'a heading with both': cards((name, role, text) => `<h3>${name}, ${role}</h3><p>${text}</p>`),
  'two headings': cards((name, role, text) => `<h3>${name}</h3><h4>${role}</h4><p>${text}</p>`),
  'the role above the name': cards(
    (name, role, text) => `<div><p>${role}</p><h3>${name}</h3><p>${text}</p></div>`,
  ),
  'the role above the name and nothing else': cards(
    (name, role) => `<div><p>${role}</p><h3>${name}</h3></div>`,
  ),
  'the role above the name in items of a list': cards(
    (name, role) => `<li><img src="a.jpg" alt=""><span>${role}</span><h3>${name}</h3></li>`,
    ['<ul>', '</ul>'],
  ),
  'the role above the name without boxes': cards(
    (name, role, text) => `<p>${role}</p><h3>${name}</h3><p>${text}</p>`,
  ),
  'names in bold': cards((name, role, text) => `<p><b>${name}</b></p><p>${role}</p><p>${text}</p>`),
  'lines of a paragraph': cards((name, role, text) => `<p><b>${name}</b><br>${role}<br>${text}</p>`),
  captions: cards((name, role) => `<figure><figcaption>${name}<br>${role}</figcaption></figure>`),
  boxes: cards((name, role) => `<div><div>${name}</div><div>${role}</div></div>`),
  'boxes with a text': cards(
    (name, role, text) => `<div><div>${role}</div><div>${name}</div><div>${text}</div></div>`,
  ),
  'terms that are names': cards((name, role) => `<dt>${name}</dt><dd>${role}</dd>`, ['<dl>', '</dl>']),
  'terms that are roles': cards((name, role) => `<dt>${role}</dt><dd>${name}</dd>`, ['<dl>', '</dl>']),
  'items with a dash': cards((name, role) => `<li>${name} – ${role}</li>`, ['<ul>', '</ul>']),
  'items with a colon': cards((name, role) => `<li>${role}: ${name}</li>`, ['<ul>', '</ul>']),
  'items with a name in bold': cards((name, role) => `<li><b>${name}</b>, ${role}</li>`, ['<ul>', '</ul>']),
  'a table': cards(
    (name, role) => `<tr><td>${name}</td><td>${role}</td><td>01632 960118</td></tr>`,
    ['<table><tr><th>Name</th><th>Role</th><th>Phone</th></tr>', '</table>'],
  ),
};

describe('cards of people', () => {
  for (const [markup, html] of Object.entries(MARKUP)) {
    it(`say who is the owner: ${markup}`, () => {
      assert.deepEqual(peopleIn(html), [OWNER]);
    });
  }

  it('say so on pages in other languages, in which a chef may lead', () => {
    const german = (name: string, role: string) => `<div><h3>${name}</h3><p>${role}</p></div>`;
    assert.deepEqual(
      peopleIn(german('Jana Holt', 'Inhaberin') + german('Uwe Lang', 'Küche, Gasthof Alte Post'), 'de'),
      [['Inhaberin', 'Jana Holt']],
    );
    assert.deepEqual(peopleIn('<h3>Uwe Lang</h3><p>Chef</p>', 'de'), [['Chef', 'Uwe Lang']]);
    assert.deepEqual(peopleIn('<h3>Uwe Lang</h3><p>Chef</p>', 'en'), []);
  });
});

describe('no card of somebody', () => {
  it('is one that may have its role above it or below it', () => {
    const turns = ['Gardener', 'Ann Lee', 'Owner', 'Ben Stone', 'Chairman'];
    const html = turns.map((text, i) => `<${i % 2 ? 'h3' : 'p'}>${text}</${i % 2 ? 'h3' : 'p'}>`).join('');
    assert.deepEqual(peopleIn(html), []);
  });

  it('is a part of the house or of the page', () => {
    assert.deepEqual(peopleIn('<h3>Opening Hours</h3><p>Manager on duty</p>'), []);
    assert.deepEqual(
      peopleIn('<p>The harbour is near our branch.</p><h3>Harbour Branch</h3><p>Manager on duty</p>'),
      [],
    );
    assert.deepEqual(peopleIn('<h3>Sally Whitcombe</h3><p>Manager, Potting Shed Café</p>'), [
      ['Manager, Potting Shed Café', 'Sally Whitcombe'],
    ]);
  });

  it('is a row of several names', () => {
    const row = '<table><tr><td>Ann Lee</td><td>Manager</td><td>Ben Stone</td></tr></table>';
    assert.deepEqual(peopleIn(row), []);
  });
});
