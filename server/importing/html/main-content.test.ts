import assert from 'node:assert/strict';
import { it } from 'node:test';
import { htmlToMarkdown } from './html-to-markdown.js';

it('takes a header with the main heading for the beginning of the page, unless it is that of the website', () => {
  const inBody = (header: string, rest = '') =>
    htmlToMarkdown(
      `<body><header class="top">${header}</header>${rest}<section><p>We mend boilers.</p></section></body>`,
    ).markdown;
  assert.equal(
    inBody('<div><h1>Plumber in Leeds</h1><p>A call-out is £60.</p></div>'),
    '# Plumber in Leeds\n\nA call-out is £60.\n\nWe mend boilers.',
  );
  const site = 'We mend boilers.';
  assert.equal(inBody('<h1><a href="/">Acme</a></h1><p>Plumbers since 1990.</p>'), site);
  assert.equal(inBody('<h1>Acme</h1><p>Plumbers since 1990.</p><nav><a href="/a">A</a></nav>'), site);
  assert.equal(inBody('<h1>Acme</h1><p>Plumbers.</p>', '<h1>Boilers</h1>'), `# Boilers\n\n${site}`);
});
