/** Whether each widget has an allowlist that lets somebody in, and pages to answer from. */
import { isOriginAllowed, parseAllowlistEntry, suggestEntry } from '../allowlist.js';
import type { Widget } from '../model.js';
import { count } from '../runtime/quantities.js';
import { curableOn, ok, warning, wrong, type Finding } from './finding.js';

/** What a widget answers from. */
export interface KnowledgeSize {
  pages: number;
  /** Absent where nobody has counted them. */
  passages?: number;
}

/** Checks the record of one widget. */
export function checkWidget(widget: Widget, { pages, passages }: KnowledgeSize, program: string): Finding[] {
  const { id, isActive, allowlist } = widget;
  const findings: Finding[] = [];
  if (!isActive) {
    findings.push(
      curableOn(
        'limits',
        warning(
          'It is switched off: visitors see no chat.',
          `Switch it on: ${program} widget update ${id} --active`,
        ),
      ),
    );
  }
  const update = `${program} widget update ${id}`;
  findings.push(
    ...checkAllowlist(allowlist, update).map((finding) =>
      finding.level === 'ok' ? finding : curableOn('websites', finding),
    ),
  );
  const parts = passages === undefined ? '' : ` with ${count(passages, 'passage')}`;
  findings.push(
    (passages ?? pages) === 0
      ? curableOn(
          'import',
          wrong(
            'It has no pages to answer from.',
            `Import some: ${program} pages import ${id} FOLDER-OR-ADDRESS`,
          ),
        )
      : ok(`It answers from ${count(pages, 'page')}${parts}.`),
  );
  return findings;
}

function checkAllowlist(allowlist: readonly string[], update: string): Finding[] {
  if (allowlist.length === 0) {
    return [wrong('Its allowlist is empty: no website may use it.', `${update} --add-allow acme.example`)];
  }
  const broken = allowlist.flatMap((entry) => {
    const parsed = parseAllowlistEntry(entry);
    return 'reason' in parsed
      ? wrong(
          `Its allowlist entry "${entry}" ${parsed.reason}.`,
          `Take it out: ${update} --remove-allow "${entry}"`,
        )
      : [];
  });
  if (allowlist.includes('*')) {
    broken.push(
      warning('Its allowlist holds *: every website may use it up.', `Name your websites instead: ${update}`),
    );
  }
  return broken.length > 0 ? broken : [ok(`Its allowlist: ${allowlist.join(', ')}.`)];
}

/**
 * Which entry of a widget's allowlist lets an origin in, or which would.
 *
 * @param isElsewhere true where another widget lets it in, so that this one may not be meant
 */
export function checkOrigin(
  { id, allowlist }: Widget,
  origin: string,
  program: string,
  isElsewhere: boolean,
): Finding {
  const entry = matchingEntry(allowlist, origin);
  if (entry !== undefined) return ok(`${origin} may use it, by the allowlist entry "${entry}".`);
  const message = `${origin} may not use it.`;
  if (isElsewhere) return ok(message);
  const wanted = suggestEntry(origin);
  if (wanted === undefined) return wrong(message, 'This is not an origin that a browser sends.');
  const advice = `If it is your website: ${program} widget update ${id} --add-allow "${wanted}"`;
  return curableOn('websites', wrong(message, advice));
}

/** The first entry that lets the origin in. */
export function matchingEntry(allowlist: readonly string[], origin: string): string | undefined {
  return allowlist.find((text) => {
    const parsed = parseAllowlistEntry(text);
    return 'entry' in parsed && isOriginAllowed(origin, [parsed.entry]);
  });
}
