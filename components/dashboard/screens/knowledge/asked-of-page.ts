/** The questions that a page answers. */
import { html, type TemplateResult } from 'lit';
import type { AskedQuestionList } from '../../../../server/admin-contract/usage.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { pageMessages as pageWords } from '../../messages/knowledge/page-messages.js';
import { readForm } from '../../parts/form-state.js';
import type { Surroundings } from '../screen.js';
import { conversationsOf } from './page-citations.js';

/** What was asked and answered from a page, and a way to try another question. */
export function drawAskedOf(
  { linkTo, go }: Pick<Surroundings, 'linkTo' | 'go'>,
  widgetId: string,
  pageId: string,
  { items }: AskedQuestionList,
): TemplateResult {
  const tryPath = (q: string) => `/w/${widgetId}/try?${new URLSearchParams({ q }).toString()}`;
  const ask = (event: SubmitEvent): void => {
    const question = readForm(event)['q']?.trim() ?? '';
    if (question !== '') go(tryPath(question));
  };
  return html`<section class="group" aria-labelledby="asked-of">
    <h3 id="asked-of">${pageWords.askedOf}</h3>
    ${
      items.length === 0
        ? html`<p class="help">${pageWords.askedOfNone}</p>`
        : html`<p class="help">${pageWords.askedOfLead}</p>
            <ol class="asked-of">
              ${items.map(
                ({ question, count }) =>
                  html`<li>
                    <a href=${linkTo(tryPath(question))} dir="auto">${cleanText(question)}</a>
                    <small>${pageWords.times(count)}</small>
                  </li>`,
              )}
            </ol>
            <p><a href=${linkTo(conversationsOf(widgetId, pageId))}>${pageWords.allConversations}</a></p>`
    }
    <form class="ask-about" novalidate @submit=${ask}>
      <div class="field">
        <label for="ask-about">${pageWords.askAbout}</label>
        <p class="help" id="ask-about-help">${pageWords.askAboutHelp}</p>
        <input id="ask-about" name="q" dir="auto" maxlength="4000" aria-describedby="ask-about-help" />
      </div>
      <button type="submit">${pageWords.ask}</button>
    </form>
  </section>`;
}
