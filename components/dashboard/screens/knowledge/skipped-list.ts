/** What an import skipped, grouped by why, each group with what can be done about it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Skipped } from '../../../../server/admin-contract/imports.js';
import { importMessages as importWords } from '../../messages/knowledge/import-messages.js';

/** Of one reason that are named. */
const SHOWN = 50;

export function skippedList(skipped: readonly Skipped[], count: number): TemplateResult | typeof nothing {
  if (count === 0) return nothing;
  const groups = new Map<string, Skipped[]>();
  for (const each of skipped) groups.set(shortOf(each), [...(groups.get(shortOf(each)) ?? []), each]);
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  return html`<section aria-labelledby="skipped">
    <h2 id="skipped">${importWords.skippedTitle(count)}</h2>
    ${count > skipped.length ? html`<p class="help">${importWords.skippedLast(skipped.length)}</p>` : nothing}
    <ul class="skipped">
      ${sorted.map(
        ([reason, all]) =>
          html`<li>
            <details>
              <summary><bdi>${reason}</bdi> <span class="badge">${all.length}</span></summary>
              <ul>
                ${all
                  .slice(0, SHOWN)
                  .map(
                    ({ source, reason: whole }) =>
                      html`<li>
                        <bdi>${source}</bdi>${whole === reason ? nothing : html` <bdi>${whole}</bdi>`}
                      </li>`,
                  )}
              </ul>
            </details>
            ${all[0]?.advice === undefined ? nothing : html`<p class="help">${all[0].advice}</p>`}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Reasons that name an address are one reason. */
const shortOf = ({ reason }: Skipped): string => reason.replace(/\s*https?:\/\/\S+/g, ' …').trim();
