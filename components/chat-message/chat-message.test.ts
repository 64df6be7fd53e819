import { expect, fixture, html } from '@open-wc/testing';
import '../testing/adopt-tokens.js';
import { buttonNamed, deepQuery, deepQueryAll, focused, hasButton, textOf } from '../testing/deep-query.js';
import {
  arabicReply,
  citedReply,
  longWordReply,
  question,
  refusal,
  reply,
  richReply,
  sentRequest,
  unsureReply,
} from '../testing/fixtures.js';
import { waitUntil } from '../testing/wait-until.js';
import { afterPaint } from '../internal/after-paint.js';
import type { ChatMessageData } from '../conversation/conversation-state.js';
import type { ChatMessage } from './chat-message.js';
import './chat-message.js';

async function draw(message: ChatMessageData): Promise<ChatMessage> {
  const container = document.createElement('div');
  container.style.cssText = 'inline-size: 340px; background: var(--chat-canvas)';
  const element = await fixture<ChatMessage>(html`<chat-message .message=${message}></chat-message>`, {
    parentNode: container,
  });
  // What can be done with a reply comes after its words.
  await new Promise<void>(afterPaint);
  await element.updateComplete;
  await Promise.all(
    deepQueryAll<ChatMessage>(element.shadowRoot!, '*')
      .filter((child) => 'updateComplete' in child)
      .map((child) => child.updateComplete),
  );
  return element;
}

const bubbleOf = (element: ChatMessage) => deepQuery(element, '[part="bubble"]');

describe('chat-message', () => {
  it('keeps the place of the rating until that comes, after the words', async () => {
    const element = await fixture(html`<chat-message .message=${citedReply}></chat-message>`);
    expect(hasButton(element, 'Helpful')).to.equal(false);
    const { height } = deepQuery(element, '.meta').getBoundingClientRect();
    await waitUntil(() => hasButton(element, 'Helpful'));
    expect(deepQuery(element, '.meta').getBoundingClientRect().height).to.equal(height);
  });

  it('keeps the place of what can be done with a reply until that comes, after its words', async () => {
    const element = await fixture(html`<chat-message .message=${reply('Thirty days.', 1)}></chat-message>`);
    expect(hasButton(element, 'Copy')).to.equal(false);
    const { height } = element.getBoundingClientRect();
    await waitUntil(() => hasButton(element, 'Copy'));
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  describe('of the visitor', () => {
    it('says that its reply was stopped before the first word', async () => {
      const element = await draw({ ...question('How?'), isStopped: true });
      expect(textOf(element)).to.contain('Stopped before there was an answer');
      expect(deepQueryAll(element, 'time')).to.deep.equal([]);
      await expect(element).to.be.accessible();
    });

    it('shows the text as it was typed, with its author and time', async () => {
      const element = await draw(question('**not bold**\n<b>x</b>'));
      expect(bubbleOf(element).textContent).to.equal('**not bold**\n<b>x</b>');
      expect(textOf(element)).to.match(/^You ?:/);
      expect(deepQuery(element, 'time').textContent).to.contain('10:42');
      await expect(element).to.be.accessible();
    });

    it('leaves the time to the next message of its group', async () => {
      const element = await draw(question('One'));
      element.hasNext = true;
      await element.updateComplete;
      expect(deepQueryAll(element.shadowRoot!, 'time')).to.be.empty;
    });

    it('says when it was not sent', async () => {
      const element = await draw(question('Hello', 0, { status: 'failed' }));
      expect(textOf(element)).to.contain('Not sent');
      await expect(element).to.be.accessible();
    });
  });

  describe('of the assistant', () => {
    it('shows the answer with its sources, rating and time', async () => {
      const element = await draw(citedReply);
      expect(textOf(element)).to.match(
        /^Assistant ?: You can return any bicycle within 30 days of delivery\./,
      );
      expect(deepQueryAll(element.shadowRoot!, 'blockquote')).to.have.length(3);
      expect(hasButton(element, 'Helpful')).to.be.true;
      expect(hasButton(element, 'Not helpful')).to.be.true;
      expect(deepQuery(element, 'time').textContent).to.contain('10:43');
      await expect(element).to.be.accessible();
    });

    it('leads from a marker in the text to its source', async () => {
      const element = await draw(citedReply);
      buttonNamed(element, 'Source 2: Delivery times and costs').click();
      const list = deepQuery(element, 'citation-list');
      await waitUntil(() => focused() === list.shadowRoot!.querySelectorAll('li')[1]);
    });

    it('takes for a marker neither code nor a number without a source', async () => {
      const text = 'Read `keys[1]` [1] or [4]:\n\n```js\nkeys[1]\n```';
      const element = await draw(reply(text, 1, { citations: citedReply.citations }));
      const prose = bubbleOf(element).querySelector('.prose')!;
      expect(deepQueryAll(prose, 'button')).to.have.length(1);
      expect(deepQueryAll(prose, 'code').map(({ textContent }) => textContent)).to.deep.equal([
        'keys[1]',
        'keys[1]',
      ]);
      expect(prose.textContent).to.match(/or\s\[4\]:/);
    });

    it('can be copied where the visitor has stopped it, and has its time, but is not rated', async () => {
      const stopped = { ...reply('Thirty days, in its', 1), isPartial: true as const };
      const element = await draw(stopped);
      expect(hasButton(element, 'Copy')).to.be.true;
      expect(deepQueryAll(element.shadowRoot!, 'time')).to.have.length(1);
      expect(deepQueryAll(element.shadowRoot!, 'feedback-buttons')).to.be.empty;
    });

    it('shows the markers of a reply that still grows, though they lead nowhere yet', async () => {
      const element = await draw({ ...reply('Thirty days. [1]', 1), isPartial: true });
      const prose = bubbleOf(element).querySelector('.prose')!;
      expect(prose.querySelector('span.marker')!.textContent).to.equal('1');
      expect(prose.textContent).not.to.contain('[1]');
    });

    it('reports a rating under the id of the reply', async () => {
      const element = await draw(citedReply);
      const ratings: unknown[] = [];
      element.addEventListener('chat-feedback', ({ detail }) => ratings.push(detail));
      buttonNamed(element, 'Not helpful').click();
      expect(ratings).to.deep.equal([{ messageId: citedReply.id, type: 'negative' }]);
    });

    it('warns of an answer that is more likely wrong than right, without a number', async () => {
      const element = await draw(unsureReply);
      expect(textOf(element)).to.contain('This may not be right.');
      expect(textOf(element)).not.to.match(/0\.34|34/);
      await expect(element).to.be.accessible();
      expect(textOf(await draw({ ...unsureReply, confidenceScore: 0.5 }))).not.to.contain('may not be right');
    });

    it('offers related pages and a human where it has no answer, and no word of caution', async () => {
      const element = await draw(refusal);
      expect(textOf(element)).not.to.contain('may not be right');
      const links = deepQueryAll<HTMLAnchorElement>(element.shadowRoot!, 'a');
      expect(links.map(({ href }) => href)).to.deep.equal(
        refusal.relatedArticles.map(({ pageUrl }) => pageUrl),
      );
      let asked = 0;
      element.addEventListener('chat-human', () => asked++);
      buttonNamed(element, 'Talk to a human').click();
      expect(asked).to.equal(1);
      await expect(element).to.be.accessible();
    });

    it('tells below a related page what it says', async () => {
      const [known, ...others] = refusal.relatedArticles;
      const hostile = { ...known!, excerpt: 'Frame, 5 years: <img src=x onerror=alert(1)>\u202e' };
      const element = await draw({ ...refusal, relatedArticles: [hostile, ...others] });
      expect(textOf(element)).to.contain('Frame, 5 years: <img src=x onerror=alert(1)>');
      expect(textOf(element)).not.to.contain('\u202e');
      expect(deepQueryAll(element.shadowRoot!, 'img')).to.be.empty;
      expect(deepQueryAll(element.shadowRoot!, '.articles p')).to.have.length(1);
    });

    it('offers a human where the visitor asks for one, and no rating of that', async () => {
      const element = await draw(reply('Of course.', 1, { suggestedAction: 'escalate' }));
      expect(hasButton(element, 'Talk to a human')).to.be.true;
      expect(hasButton(element, 'Helpful')).to.be.false;
      await expect(element).to.be.accessible();
    });

    it('offers no human where a request was sent since', async () => {
      const element = await draw(refusal);
      element.requested = true;
      await element.updateComplete;
      expect(hasButton(element, 'Talk to a human')).to.be.false;
    });

    it('says that a request was sent, and when', async () => {
      const element = await draw(sentRequest());
      expect(textOf(element)).to.contain('Your request was sent.');
      expect(deepQuery(element, 'time').textContent).to.contain('10:44');
      await expect(element).to.be.accessible();
    });

    it('follows links to its own sources and to this site only', async () => {
      const text =
        'a [b](https://help.fernwood.example/b) [c](https://evil.example/) [d](' + location.origin + '/d)';
      const element = await draw(reply(text, 1, { citations: citedReply.citations }));
      const links = deepQueryAll<HTMLAnchorElement>(bubbleOf(element).querySelector('.prose')!, 'a');
      expect(links.map(({ textContent }) => textContent)).to.deep.equal(['b', 'd']);
    });

    it('draws lists, tables and code that assistive technology can use', async () => {
      await expect(await draw(richReply)).to.be.accessible();
    });

    it('never grows wider than its place, whatever the words are', async () => {
      for (const message of [longWordReply, richReply, question('W'.repeat(500))]) {
        const element = await draw(message);
        const { right } = bubbleOf(element).getBoundingClientRect();
        expect(right).to.be.at.most(element.getBoundingClientRect().right);
        expect(element.scrollWidth).to.be.at.most(element.clientWidth);
      }
    });

    it('takes its direction from its words', async () => {
      const element = await draw(arabicReply);
      expect(getComputedStyle(deepQuery(element, '.prose')).direction).to.equal('rtl');
      expect(getComputedStyle(deepQuery(element, 'blockquote')).direction).to.equal('rtl');
    });

    it('keeps its shape where the words go the other way than the page', async () => {
      const element = await draw(reply('Within 30 days.', 1));
      element.dir = 'rtl';
      const [time, copy] = [deepQuery(element, 'time'), buttonNamed(element, 'Copy')];
      const side = element.getBoundingClientRect().left;
      expect(time.getBoundingClientRect().left - side).to.be.below(10);
      expect(copy.getBoundingClientRect().left - side).to.be.above(100);
    });

    it('greets without time and rating', async () => {
      const element = await draw(reply('Hi!\nHow can I help?'));
      element.greeting = true;
      await element.updateComplete;
      expect(hasButton(element, 'Helpful')).to.be.false;
      expect(deepQueryAll(element.shadowRoot!, 'time')).to.be.empty;
      await expect(element).to.be.accessible();
    });
  });

  describe('in the dark', () => {
    before(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    after(() => {
      delete document.documentElement.dataset['theme'];
    });

    for (const [name, message] of Object.entries({
      'a question': question('Hello'),
      'a reply with sources': citedReply,
      'an unsure reply': unsureReply,
      'a refusal': refusal,
      'a reply with a table and code': richReply,
    })) {
      it(`${name} can be read`, async () => {
        await expect(await draw(message)).to.be.accessible();
      });
    }
  });

  it('asks for no rating of small talk', async () => {
    expect(hasButton(await draw(reply('You are welcome!')), 'Helpful')).to.be.false;
    for (const rated of [refusal, citedReply]) {
      const element = await draw(rated);
      await waitUntil(() => hasButton(element, 'Helpful'));
    }
  });

  it('leads from a path in a reply to the site of its source', async () => {
    const { citations } = citedReply;
    const element = await draw(
      reply('See [the list](/prices?of=bikes) and [mine](//evil.example/x).', 1, { citations }),
    );
    const links = deepQueryAll<HTMLAnchorElement>(bubbleOf(element), '.prose a').map(({ href }) => href);
    expect(links).to.deep.equal(['https://help.fernwood.example/prices?of=bikes']);
  });

  it('copies its words alone', async () => {
    const element = await draw(citedReply);
    const clipboard: string[] = [];
    const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(clipboard.push(text)) },
    });
    buttonNamed(element, 'Copy').click();
    await waitUntil(() => textOf(element).includes('Copied'));
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
    expect(clipboard[0]).to.match(/^You can return any bicycle within 30 days of delivery\./);
    expect(clipboard[0]).not.to.contain('**');
  });
});
