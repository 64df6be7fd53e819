/** A letter as HTML that loads nothing: no picture, no style sheet, no script. All that comes in is text. */
import type { Letter, LetterEntry, LetterLink } from './letter.js';

const TEXT = 'margin:0 0 16px;white-space:pre-line';
const MUTED = 'margin:0;color:#5b6170;font-size:13px';

export function letterHtml(letter: Letter): string {
  const { language, subject, intro, fields, entriesTitle, entries, closing } = letter;
  const rows = fields.map(
    ([label, value]) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#5b6170;vertical-align:top">${escape(label)}</td>` +
      `<td style="padding:2px 0;white-space:pre-line" dir="auto">${escape(value)}</td></tr>`,
  );
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:20px">${escape(subject)}</h1>`,
    intro === '' ? '' : `<p style="${TEXT}" dir="auto">${escape(intro)}</p>`,
    rows.length === 0
      ? ''
      : `<table style="margin:0 0 16px;border-collapse:collapse"><tbody>${rows.join('')}</tbody></table>`,
    entriesTitle === '' ? '' : `<h2 style="margin:24px 0 12px;font-size:16px">${escape(entriesTitle)}</h2>`,
    ...entries.map(entryHtml),
    `<hr style="margin:24px 0 12px;border:0;border-top:1px solid #d8dbe2">`,
    ...closing.map((sentence) => `<p style="${MUTED}">${escape(sentence)}</p>`),
  ];
  const dir = new Intl.Locale(language).maximize().script;
  return (
    `<!doctype html><html lang="${escape(language)}" dir="${RIGHT_TO_LEFT.has(dir ?? '') ? 'rtl' : 'ltr'}">` +
    `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#1c1f27">` +
    `<div style="max-width:640px">${parts.join('')}</div></body></html>`
  );
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Arab', 'Hebr']);

function entryHtml({ head, text, notes, links }: LetterEntry): string {
  const pages = links.pages.map((page) => `<li dir="auto">${linkHtml(page)}</li>`).join('');
  return (
    `<div style="margin:0 0 16px"><p style="${MUTED}">${escape(head)}</p>` +
    `<p style="margin:0;white-space:pre-line" dir="auto">${escape(text)}</p>` +
    notes.map((note) => `<p style="${MUTED}" dir="auto">${escape(note)}</p>`).join('') +
    (pages === ''
      ? ''
      : `<p style="${MUTED}">${escape(links.label)}:</p><ul style="margin:0;font-size:13px">${pages}</ul>`) +
    '</div>'
  );
}

function linkHtml({ title, url }: LetterLink): string {
  const name = escape(title || url);
  return /^https?:\/\/[^\s"<>]+$/i.test(url) ? `<a href="${escape(url)}">${name}</a>` : name;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
