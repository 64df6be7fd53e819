import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { LitElement } from 'lit';
import '../testing/adopt-tokens.js';
import { waitUntil } from '../testing/wait-until.js';
import { buttonNamed, deepQuery, deepQueryAll, focused, hasButton, textOf } from '../testing/deep-query.js';
import {
  answeredConversation,
  chatContextWith,
  citedReply,
  conversation,
  failedConversation,
  GREETING,
  question,
  refusedConversation,
  unsureReply,
  WIDGET_NAME,
} from '../testing/fixtures.js';
import type { AssistantMessage } from '../conversation/conversation-state.js';
import type { ChatContext } from './chat-context.js';
import { LANGUAGES, loadMessages } from '../language/locales.js';
import { messages as ENGLISH } from '../language/locales/en.js';
import type { ChatPanel } from './chat-panel.js';
// At hand already, so that the tests need not wait for it.
import '../escalation-form/escalation-form.js';
import './chat-panel.js';

/** Settles the panel with everything in it. */
async function settle(panel: ChatPanel): Promise<void> {
  await panel.updateComplete;
  for (const element of deepQueryAll<LitElement>(panel.shadowRoot!, '*')) await element.updateComplete;
}

async function draw(changes: Partial<ChatContext> = {}) {
  const parentNode = document.createElement('div');
  parentNode.style.cssText = 'inline-size: 400px; block-size: 600px';
  const panel = await fixture<ChatPanel>(
    html`<chat-panel .context=${chatContextWith(changes)}></chat-panel>`,
    {
      parentNode,
    },
  );
  await settle(panel);
  const show = async (next: Partial<ChatContext>) => {
    panel.context = chatContextWith(next);
    await settle(panel);
  };
  const events: string[] = [];
  for (const name of [
    'chat-dismiss',
    'chat-new-conversation',
    'chat-human',
    'chat-retry',
    'chat-send',
  ] as const) {
    panel.addEventListener(name, ({ type }) => events.push(type));
  }
  return { panel, show, events };
}

/** Words that stand on more than one line. */
function brokenWords(element: HTMLElement): string[] {
  const text = element.firstChild!.nextSibling ?? element.firstChild!;
  return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    // Scripts without spaces break between any two letters.
    if (/[\u3000-\u9fff]/.test(word)) return [];
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
}

describe('chat-panel', () => {
  it('shows the logo in the place of the first letter, which stays where there is no such image', async () => {
    const logo = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'/>";
    const { panel, show } = await draw({ logo: 'data:image/png;base64,AAAA' });
    await waitUntil(() => deepQueryAll(panel.shadowRoot!, 'img').length === 0, 'the broken image is gone');
    expect(deepQuery(panel, '.monogram').textContent).to.equal('F');
    await show({ logo });
    await waitUntil(() => deepQueryAll(panel.shadowRoot!, '.logo img:not([hidden])').length === 1);
    expect(deepQueryAll(panel.shadowRoot!, '.monogram')).to.be.empty;
    expect(deepQuery(panel, '.header').textContent).not.to.match(/\bF\b/);
    await expect(panel).to.be.accessible();
    await show({});
    expect(deepQuery(panel, '.monogram').textContent).to.equal('F');
  });

  it('hands its messages to every element in it, and others when they change', async () => {
    const inGerman = { ...ENGLISH, messageLabel: 'Nachricht', helpful: 'Hilfreich', sources: 'Quellen' };
    const { panel, show } = await draw({ conversation: answeredConversation, strings: inGerman });
    expect(deepQuery(panel, 'textarea').getAttribute('aria-label')).to.equal('Nachricht');
    await waitUntil(() => hasButton(panel, 'Hilfreich'));
    expect(textOf(panel)).to.contain('Quellen');
    await show({ conversation: answeredConversation });
    expect(deepQuery(panel, 'textarea').getAttribute('aria-label')).to.equal('Message');
    await waitUntil(() => hasButton(panel, 'Helpful'));
    expect(textOf(panel)).to.contain('Sources').and.not.contain('Quellen');
  });

  it('is a dialog labelled by the name of the widget', async () => {
    const { panel } = await draw();
    const dialog = deepQuery(panel, '[role="dialog"]');
    const label = panel.shadowRoot!.getElementById(dialog.getAttribute('aria-labelledby')!);
    expect(label!.textContent).to.equal(WIDGET_NAME);
    expect(textOf(panel)).to.contain(GREETING);
    await expect(panel).to.be.accessible();
  });

  it('draws nothing before it is told what, and whatever it is told then', async () => {
    const panel = await fixture<ChatPanel>(html`<chat-panel></chat-panel>`);
    expect(textOf(panel)).to.equal('');
    panel.context = chatContextWith();
    await settle(panel);
    expect(textOf(panel)).to.contain(WIDGET_NAME);
    panel.context = chatContextWith({ name: 'Other' });
    await settle(panel);
    expect(textOf(panel)).to.contain('Other');
  });

  it('says of a limit when it will be over', async () => {
    const error = { code: 'quota_exceeded', canRetry: false, retryAfter: 3 * 3600 - 60 } as const;
    const { panel, show } = await draw({ conversation: { ...failedConversation, error } });
    expect(textOf(panel)).to.contain('in 3 hours');
    await show({ conversation: { ...failedConversation, error: { ...error, retryAfter: 40 } } });
    expect(textOf(panel)).to.contain('in 40 seconds');
    await show({ conversation: { ...failedConversation, error: { code: 'network', canRetry: true } } });
    expect(textOf(panel)).to.not.contain('You can write again');
  });

  it('moves the focus to the message on request', async () => {
    const { panel } = await draw();
    panel.focusInput();
    expect(focused()).to.equal(deepQuery(panel, 'textarea'));
  });

  it('closes, asks for a human and starts anew by its buttons', async () => {
    const { panel, events } = await draw({ conversation: answeredConversation });
    buttonNamed(panel, 'Close').click();
    buttonNamed(panel, 'Talk to a human').click();
    buttonNamed(panel, 'New conversation').click();
    expect(events).to.deep.equal(['chat-dismiss', 'chat-human', 'chat-new-conversation']);
    expect(focused()).to.equal(deepQuery(panel, 'textarea'));
    await expect(panel).to.be.accessible();
  });

  it('offers a new conversation only where there is one to leave', async () => {
    expect(hasButton((await draw()).panel, 'New conversation')).to.be.false;
  });

  it('says what went wrong and offers to try again', async () => {
    const { panel, events } = await draw({ conversation: failedConversation });
    expect(deepQuery(panel, '[role="alert"]').textContent).to.contain('No connection.');
    buttonNamed(panel, 'Try again').click();
    expect(events).to.deep.equal(['chat-retry']);
    await expect(panel).to.be.accessible();
  });

  it('offers a human, and no retry, where the quota is used up', async () => {
    const error = { code: 'quota_exceeded', canRetry: false } as const;
    const { panel, events } = await draw({ conversation: { ...failedConversation, error } });
    expect(deepQuery(panel, '[role="alert"]').textContent).to.contain('reached its limit');
    expect(hasButton(panel, 'Try again')).to.be.false;
    const notice = deepQuery(panel, 'chat-notice');
    buttonNamed(notice, 'Talk to a human').click();
    expect(events).to.deep.equal(['chat-human']);
    await expect(panel).to.be.accessible();
  });

  describe('with the form that reaches a human', () => {
    it('shows it in place of the conversation, with the question that found no answer', async () => {
      const { panel, show } = await draw({ conversation: refusedConversation });
      await show({ conversation: refusedConversation, escalation: 'editing' });
      expect(deepQuery<HTMLTextAreaElement>(panel, '#message').value).to.equal(
        'Do you rent out tandems in Oslo?',
      );
      expect(deepQuery(panel, '[role="log"]').checkVisibility()).to.be.false;
      await expect(panel).to.be.accessible();
    });

    it('asks a human what was answered in doubt, or did not help', async () => {
      const { panel, show } = await draw();
      const asked = question('How long do e-bikes take?');
      const shown = async (answer: AssistantMessage): Promise<string> => {
        await show({ escalation: 'none' });
        await show({ conversation: conversation([asked, answer]), escalation: 'editing' });
        return deepQuery<HTMLTextAreaElement>(panel, '#message').value;
      };
      expect(await shown(unsureReply)).to.equal(asked.text);
      expect(await shown({ ...citedReply, feedback: 'negative' })).to.equal(asked.text);
      expect(await shown({ ...unsureReply, feedback: 'positive' })).to.equal('');
    });

    it('leaves the message to the visitor where the question was answered', async () => {
      const { panel } = await draw({ conversation: answeredConversation, escalation: 'editing' });
      expect(deepQuery<HTMLTextAreaElement>(panel, '#message').value).to.equal('');
    });

    it('hands the focus on as the views change, and leaves it alone elsewhere', async () => {
      const { panel, show } = await draw();
      panel.focusInput();
      await show({ escalation: 'editing' });
      expect(focused()).to.equal(deepQuery(panel, 'input'));
      await show({ escalation: 'none' });
      expect(focused()).to.equal(deepQuery(panel, 'textarea'));
      (focused() as HTMLElement).blur();
      await show({ escalation: 'editing' });
      expect(focused()).to.equal(document.body);
    });

    it('keeps an unsent message in the composer meanwhile', async () => {
      const { panel, show } = await draw();
      const field = () => deepQuery<HTMLTextAreaElement>(panel, 'textarea[aria-label="Message"]');
      field().value = 'Half a sen';
      field().dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await show({ escalation: 'editing' });
      await show({ escalation: 'none' });
      expect(field().value).to.equal('Half a sen');
    });
  });

  it('fits a phone, with everything in reach', async () => {
    await setViewport({ width: 320, height: 480 });
    const { panel } = await draw({
      name: 'A rather long name of a widget',
      conversation: failedConversation,
    });
    panel.parentElement!.style.cssText = 'inline-size: 320px; block-size: 480px';
    await settle(panel);
    expect(panel.shadowRoot!.querySelector('.header')!.scrollWidth).to.be.at.most(320);
    for (const name of ['Close', 'Talk to a human', 'Send message', 'Try again']) {
      const { left, right, bottom, width, height } = buttonNamed(panel, name).getBoundingClientRect();
      const place = panel.getBoundingClientRect();
      expect(left, name).to.be.at.least(place.left);
      expect(right, name).to.be.at.most(place.right);
      expect(bottom, name).to.be.at.most(place.bottom);
      expect(Math.min(width, height), name).to.be.at.least(24);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('shows the tagline in whole words in every language, however narrow it is', async () => {
    for (const width of [320, 375]) {
      for (const strings of [ENGLISH, ...(await Promise.all(LANGUAGES.map((tag) => loadMessages(tag))))]) {
        const { panel } = await draw({
          strings: strings!,
          name: 'Larchwood',
          conversation: answeredConversation,
        });
        panel.parentElement!.style.inlineSize = `${width}px`;
        const tagline = panel.shadowRoot!.querySelector<HTMLElement>('.titles p')!;
        expect(tagline.scrollHeight, strings!.tagline).to.equal(tagline.clientHeight);
        expect(tagline.scrollWidth, strings!.tagline).to.equal(tagline.clientWidth);
        expect(brokenWords(tagline), `${width} px`).to.deep.equal([]);
      }
    }
  });

  it('can be read in the dark', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    const { panel, show } = await draw({ conversation: failedConversation });
    await expect(panel).to.be.accessible();
    await show({ escalation: 'failed' });
    await expect(panel).to.be.accessible();
    delete document.documentElement.dataset['theme'];
  });
});
