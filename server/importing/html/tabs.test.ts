import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

const inMain = (html: string): string => htmlToMarkdown(`<main>${html}</main>`).markdown;

describe('the panels of tabs', () => {
  it('stand below the names of their tabs, by whatever ties them', () => {
    const html = (tabs: string, panels: string) => `<h1>Plans</h1><div role="tablist">${tabs}</div>${panels}`;
    const plans = '# Plans\n\n## Basic\n\nCosts £5.\n\n## Pro\n\nCosts £15.';
    const panel = (price: string, attributes: string) =>
      `<div role="tabpanel" ${attributes}><p>Costs ${price}.</p></div>`;
    const byId = panel('£5', 'id="a"') + panel('£15', 'id="b" hidden');
    const tab = (name: string, attributes: string) => `<button role="tab" ${attributes}>${name}</button>`;
    assert.equal(
      inMain(html(tab('Pro', 'aria-controls="b"') + tab('Basic', 'aria-controls="a"'), byId)),
      plans,
    );
    assert.equal(inMain(html(tab('Pro', 'href="#b"') + tab('Basic', 'data-bs-target="#a"'), byId)), plans);
    const byLabel = panel('£5', 'aria-labelledby="one"') + panel('£15', 'aria-labelledby="two"');
    assert.equal(inMain(html(tab('Basic', 'id="one"') + tab('Pro', 'id="two"'), byLabel)), plans);
    assert.equal(
      inMain(html(tab('Basic', '') + tab('Pro', ''), `<div>${panel('£5', '')}${panel('£15', '')}</div>`)),
      plans,
    );
  });

  it('have names in bold where the section goes on behind them', () => {
    const tabs =
      '<ul role="tablist"><li role="tab">Windows</li></ul><div><div role="tabpanel"><p>Click.</p></div></div>';
    assert.equal(
      inMain(`<h2>Install</h2>${tabs}<p>Restart.</p>`),
      '## Install\n\n**Windows**\n\nClick.\n\nRestart.',
    );
    assert.equal(
      inMain(`<h2>Install</h2><div>${tabs}</div><section><h2>Use</h2></section>`),
      '## Install\n\n### Windows\n\nClick.\n\n## Use',
    );
  });

  it('are named once, where they have a heading of the same name, and not by the dots of a slide show', () => {
    const tabs = (name: string, panel: string) =>
      `<ul role="tablist"><li role="tab" aria-controls="a">${name}</li></ul><div role="tabpanel" id="a">${panel}</div>`;
    assert.equal(inMain(tabs('Sizes', '<h2>Sizes</h2><p>S and M.</p>')), '## Sizes\n\nS and M.');
    assert.equal(inMain(tabs('1', '<p>A slide.</p>')), 'A slide.');
  });

  it('may stand in the list of their tabs, as in accordions of Bootstrap and Elementor', () => {
    const accordion = (tab: string) =>
      `<h1>FAQ</h1><div role="tablist">${tab}<div role="tabpanel" id="a" aria-labelledby="t"><p>Three days.</p></div></div>`;
    assert.equal(
      inMain(accordion('<div role="tab" id="t"><h4><a role="button" href="#a">How long?</a></h4></div>')),
      '# FAQ\n\n#### How long?\n\nThree days.',
    );
    assert.equal(
      inMain(accordion('<div role="tab" id="t" aria-controls="a"><a href="">Delivery</a></div>')),
      '# FAQ\n\n## Delivery\n\nThree days.',
    );
  });

  it('may be called tabs with their questions, as Spectra does', () => {
    const item = '<div role="tab"><div><span>How long?</span></div><div><p>Three days.</p></div></div>';
    assert.equal(inMain(`<div role="tablist">${item}</div>`), 'How long?\n\nThree days.');
  });

  it('inside of a panel have names of their own', () => {
    const tabs = (names: string[], panels: string[]) =>
      `<div role="tablist">${names.map((name) => `<i role="tab">${name}</i>`).join('')}</div>` +
      panels.map((panel) => `<div role="tabpanel">${panel}</div>`).join('');
    assert.equal(
      inMain(tabs(['Linux', 'macOS'], [tabs(['apt', 'snap'], ['One.']), 'Two.'])),
      '# Linux\n\n## apt\n\nOne.\n\n# macOS\n\nTwo.',
    );
  });
});
