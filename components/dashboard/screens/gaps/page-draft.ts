/** A page that is being written for a gap: kept in this tab until it is saved. */
import type { DraftPage } from '../../../../server/admin-contract/try.js';

const SLUG_LENGTH = 60;
const KEY_LENGTH = 6;

/** Of a new page: what its question is about, and a piece of the key, so that it is nobody else's. */
export function pageIdFor(question: string, key: string): string {
  const slug = question
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `written/${[slug, key.slice(0, KEY_LENGTH)].filter(Boolean).join('-')}`;
}

export function startDraft(question: string, key: string): DraftPage {
  const line = question.replace(/\s+/g, ' ').trim();
  return { id: pageIdFor(question, key), title: line.slice(0, 300), url: '', content: `# ${line}\n\n` };
}

/** Whether there is more than the heading that it began with. */
export const isWritten = ({ content }: DraftPage): boolean =>
  content.replace(/^\s*#[^\n]*\n?/, '').trim() !== '';

const nameOf = (key: string): string => `service-chat-draft-${key}`;

export function readDraft(key: string): DraftPage | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    // A browser may keep nothing; the draft then lives as long as the page.
    return undefined;
  }
}

export function keepDraft(key: string, draft: DraftPage): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(draft));
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

function isDraft(kept: unknown): kept is DraftPage {
  if (typeof kept !== 'object' || kept === null) return false;
  return ['id', 'title', 'url', 'content'].every(
    (name) => typeof (kept as Record<string, unknown>)[name] === 'string',
  );
}
