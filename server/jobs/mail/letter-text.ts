/** A letter as plain text. */
import type { Letter, LetterEntry, LetterLink } from './letter.js';

const MARGIN = '    ';

export function letterText({ subject, intro, fields, entriesTitle, entries, closing }: Letter): string {
  const paragraphs = [
    subject,
    intro,
    fields.map(([label, value]) => `${label}: ${value}`).join('\n'),
    entriesTitle,
    ...entries.map(entryText),
    // What follows is left out when somebody replies.
    `-- \n${closing.join('\n')}`,
  ];
  return `${paragraphs.filter((part) => part !== '').join('\n\n')}\n`;
}

function entryText({ head, text, notes, links }: LetterEntry): string {
  const pages = links.pages.map(pageText);
  const body = [text, ...notes, ...(pages.length > 0 ? [`${links.label}:`, ...pages] : [])].join('\n');
  return `${head}\n${body.replace(/^(?=.)/gm, MARGIN)}`;
}

const pageText = ({ title, url }: LetterLink): string => `- ${[title, url].filter(Boolean).join(' ')}`;
