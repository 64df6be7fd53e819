/** A page that is being written for a gap: kept in this tab until it is saved. */
import type { GapWhole } from '../../../../server/admin-contract/gaps.js';
import type { DraftPage } from '../../../../server/admin-contract/try.js';

const SLUG_LENGTH = 60;
const KEY_LENGTH = 6;
const HEADING_LENGTH = 120;
const TITLE_LENGTH = 300;

/** Of the wordings, the longest that is put as a question, which says most; the newest where none is. */
function headingOf({ question, wordings }: Pick<GapWhole, 'question' | 'wordings'>): string {
  const asked = wordings.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  const [longest] = asked
    .filter((text) => /[?？؟]$/u.test(text) && text.length <= HEADING_LENGTH)
    .sort((a, b) => b.length - a.length);
  return longest ?? question.replace(/\s+/g, ' ').trim().slice(0, TITLE_LENGTH);
}

/** What it is about, and a piece of the key, so that it is nobody else's. */
function pageIdFor(heading: string, key: string): string {
  const slug = heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `written/${[slug, key.slice(0, KEY_LENGTH)].filter(Boolean).join('-')}`;
}

export function startDraft(gap: Pick<GapWhole, 'key' | 'question' | 'wordings'>): DraftPage {
  const heading = headingOf(gap);
  return { id: pageIdFor(heading, gap.key), title: heading, url: '', content: `# ${heading}\n\n` };
}

/** Whether there is more than the heading that it began with. */
export const isWritten = ({ content }: DraftPage): boolean =>
  content.replace(/^\s*#[^\n]*\n?/, '').trim() !== '';

const nameOf = (key: string): string => `service-chat-draft-${key}`;

export interface KeptDraft {
  draft: DraftPage;
  /** Of the page that the draft began with; null where there was none, undefined where nobody noted it. */
  etag: string | null | undefined;
}

export function readDraft(key: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null');
    if (!isDraft(kept)) return undefined;
    const { etag, ...draft } = kept;
    return { draft, etag };
  } catch {
    // A browser may keep nothing; the draft then lives as long as the page.
    return undefined;
  }
}

export function keepDraft(key: string, { draft, etag }: KeptDraft): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify({ ...draft, etag }));
  } catch {
    // As above.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // As above.
  }
}

function isDraft(kept: unknown): kept is DraftPage & Pick<KeptDraft, 'etag'> {
  if (typeof kept !== 'object' || kept === null) return false;
  return ['id', 'title', 'url', 'content'].every(
    (name) => typeof (kept as Record<string, unknown>)[name] === 'string',
  );
}
