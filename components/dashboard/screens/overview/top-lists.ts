/** What was asked and cited most, each a link to its conversations. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  AskedLanguageList,
  AskedOnList,
  AskedQuestion,
  AskedQuestionList,
  CitedPageList,
} from '../../../../server/admin-contract/usage.js';
import { LOCALE } from '../../messages/locale.js';
import { overviewMessages as messages } from '../../messages/overview-messages.js';
import { bar } from '../../parts/bar.js';
import { formatCount } from '../../parts/share.js';

export interface TopLists {
  readonly cited: CitedPageList;
  readonly askedOn: AskedOnList;
  readonly languages: AskedLanguageList;
  readonly questions: AskedQuestionList;
}

interface Line {
  readonly text: string;
  readonly count: number;
  readonly beside?: string;
  /** Behind `/conversations`. */
  readonly filter: Readonly<Record<string, string>>;
  /** What can be done with it here; nothing where absent. */
  readonly act?: (() => void) | undefined;
}

/** How many of the questions must have been answered well. */
const WELL = 0.8;
const OFTEN = 2;
const languageNames = new Intl.DisplayNames(LOCALE, { type: 'language' });

/**
 * @param linkTo the address of a path behind the prefix
 * @param suggest offers a question to visitors; absent for who may only look
 */
export function drawTopLists(
  { cited, askedOn, languages, questions }: TopLists,
  linkTo: (path: string) => string,
  suggest: ((question: AskedQuestion) => void) | undefined,
): TemplateResult {
  const well = questions.items.filter(({ count, answered }) => count >= OFTEN && answered / count >= WELL);
  const draw = (title: string, lines: readonly Line[], help?: string) => drawList(title, lines, linkTo, help);
  return html`<div class="top-lists">
    ${draw(
      messages.cited,
      cited.items.map(({ title, pageId, widgetId, count, helpful, notHelpful }) => ({
        text: title,
        count,
        filter: { widget: widgetId, cited: pageId },
        ...(notHelpful > 0 && { beside: messages.notHelpful(notHelpful, helpful + notHelpful) }),
      })),
    )}
    ${draw(
      messages.askedOn,
      askedOn.items.map(({ url, widgetId, count, refused }) => ({
        text: shorten(url),
        count,
        filter: { widget: widgetId, page: url },
        ...(refused > 0 && { beside: messages.refusedOf(refused) }),
      })),
    )}
    ${draw(
      messages.languages,
      languages.items.map(({ language, count, refused }) => ({
        text: nameOf(language),
        count,
        filter: { language },
        ...(refused > 0 && { beside: messages.refusedOf(refused) }),
      })),
    )}
    ${draw(
      messages.often,
      well.map((asked) => ({
        text: asked.question,
        count: asked.count,
        filter: { widget: asked.widgetId, text: asked.question },
        ...(suggest && {
          act: () => {
            suggest(asked);
          },
        }),
      })),
      messages.oftenHelp,
    )}
  </div>`;
}

function drawList(
  title: string,
  lines: readonly Line[],
  linkTo: (path: string) => string,
  help: string | undefined,
) {
  const most = Math.max(...lines.map(({ count }) => count));
  return html`<section>
    <h2>${title}</h2>
    ${help !== undefined && lines.length > 0 ? html`<p class="help">${help}</p>` : nothing}
    ${
      lines.length === 0
        ? html`<p class="help">${messages.nothingYet}</p>`
        : html`<ol>
            ${lines.map(
              ({ text, count, beside, filter, act }) =>
                html`<li>
                  <a href=${linkTo(`/conversations?${new URLSearchParams(filter).toString()}`)} dir="auto"
                    >${text}</a
                  >
                  <span class="number">${formatCount(count)}</span>
                  ${bar([{ value: count }], most)}
                  ${beside === undefined ? nothing : html`<small>${beside}</small>`}
                  ${
                    act === undefined
                      ? nothing
                      : html`<button
                          type="button"
                          class="plain"
                          aria-label=${messages.addQuestion(text)}
                          @click=${act}
                        >
                          ${messages.addToWidget}
                        </button>`
                  }
                </li>`,
            )}
          </ol>`
    }
  </section>`;
}

/** Without what all addresses of a site share. */
function shorten(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname === '/' ? '' : decodeURI(pathname)}`;
  } catch {
    return url;
  }
}

function nameOf(language: string): string {
  if (language === 'und') return messages.unknownLanguage;
  try {
    return languageNames.of(language) ?? language;
  } catch {
    return language;
  }
}
