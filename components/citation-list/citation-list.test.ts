import { expect, fixture, html } from '@open-wc/testing';
import type { Citation } from '../../server/contract.js';
import '../testing/adopt-tokens.js';
import { buttonNamed, deepQueryAll, focused, hasButton } from '../testing/deep-query.js';
import { citations } from '../testing/fixtures.js';
import type { CitationList } from './citation-list.js';
import './citation-list.js';

const draw = (list: readonly Citation[]) =>
  fixture<CitationList>(html`<citation-list .citations=${list}></citation-list>`);
const sourcesIn = (element: CitationList) => deepQueryAll<HTMLLIElement>(element.shadowRoot!, 'li');
const linksIn = (element: CitationList) => deepQueryAll<HTMLAnchorElement>(element.shadowRoot!, 'a');

describe('citation-list', () => {
  it('numbers the sources from 1 and quotes each', async () => {
    const element = await draw(citations);
    const sources = sourcesIn(element);
    expect(sources).to.have.length(3);
    expect(sources[0]!.querySelector('.number')!.textContent).to.equal('1');
    expect(sources[2]!.querySelector('.number')!.textContent).to.equal('3');
    expect(sources[2]!.querySelector('blockquote')!.textContent).to.equal(citations[2]!.excerpt);
    await expect(element).to.be.accessible();
  });

  it('links a title to its page, in a new tab and saying so when that is another site', async () => {
    const [link] = linksIn(await draw(citations));
    expect(link!.href).to.equal(citations[0]!.pageUrl);
    expect(link!.target).to.equal('_blank');
    expect(link!.rel).to.equal('noopener noreferrer');
    expect(link!.textContent).to.equal('Returns and refunds (opens in a new tab)');
  });

  it('keeps the part of an address that leads to the quoted words', async () => {
    const pageUrl =
      'https://help.fernwood.example/returns#fees:~:text=It%27s%20free,for%20all%20%2D%20always.';
    const [link] = linksIn(await draw([{ pageTitle: 'Help', pageUrl, excerpt: 'x' }]));
    expect(link!.getAttribute('href')).to.equal(pageUrl);
  });

  it('opens a page of the same site in the same tab', async () => {
    const pageUrl = `${location.origin}/help`;
    const [link] = linksIn(await draw([{ pageTitle: 'Help', pageUrl, excerpt: 'x' }]));
    expect(link!.target).to.equal('');
    expect(link!.textContent).to.equal('Help');
  });

  it('shows a title without an address as text', async () => {
    const element = await draw([{ pageTitle: 'Printed manual', excerpt: 'x' }]);
    expect(linksIn(element)).to.be.empty;
    expect(element.shadowRoot!.querySelector('.title')!.textContent).to.equal('Printed manual');
  });

  for (const pageUrl of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a@b.example/',
  ]) {
    it(`makes no link of ${pageUrl}`, async () => {
      const element = await draw([{ pageTitle: 'Page', pageUrl, excerpt: 'x' }]);
      expect(linksIn(element)).to.be.empty;
      expect(element.shadowRoot!.querySelector('.title')!.textContent).to.equal('Page');
    });
  }

  it('folds a long quote until it is asked for', async () => {
    const [citation] = citations;
    const element = await draw([
      { ...citation!, excerpt: 'Lamps can be returned within 30 days. '.repeat(8) },
    ]);
    const quote = sourcesIn(element)[0]!.querySelector('blockquote')!;
    const folded = quote.clientHeight;
    const button = buttonNamed(element, 'Show more');
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    button.click();
    await element.updateComplete;
    expect(quote.clientHeight).to.be.above(folded);
    expect(buttonNamed(element, 'Show less').getAttribute('aria-expanded')).to.equal('true');
    await expect(element).to.be.accessible();
  });

  it('leads to a source: unfolds it, marks it and moves the focus there', async () => {
    const element = await draw(citations);
    await element.reveal(2);
    const source = sourcesIn(element)[1]!;
    expect(focused()).to.equal(source);
    expect(source.className).to.equal('revealed');
    expect(hasButton(element, 'Show less')).to.be.true;
    await expect(element).to.be.accessible();
  });

  it('takes no room without citations', async () => {
    const element = await draw([]);
    expect(element.getBoundingClientRect().height).to.equal(0);
  });
});
