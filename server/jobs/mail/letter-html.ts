/** A letter as HTML that loads nothing: no picture, no style sheet, no script. All that comes in is text. */
import type { Letter, LetterEntry, LetterLink } from './letter.js';

const TEXT = 'margin:0 0 16px;white-space:pre-line';
const MUTED = 'margin:0;color:#5b6170;font-size:13px';
/** For mail programs with a dark screen that do not choose colours themselves. */
const DARK =
  '@media (prefers-color-scheme:dark){body{background:#15171c!important;color:#e6e8ec!important}' +
  '.muted{color:#a4aab6!important}hr{border-color:#3a3e48!important}a{color:#9db4ff!important}}';

export function letterHtml(letter: Letter): string {
  const { language, subject, intro, fields, entriesTitle, entries, closing } = letter;
  const rows = fields.map(
    ([label, value]) =>
      `<tr><td class="muted" style="padding:2px 0;padding-inline-end:16px;color:#5b6170;vertical-align:top;white-space:nowrap">` +
      `${escape(label)}</td><td style="padding:2px 0;white-space:pre-line" dir="auto">${escape(value)}</td></tr>`,
  );
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escape(subject)}</h1>`,
    intro === '' ? '' : `<p style="${TEXT}" dir="auto">${escape(intro)}</p>`,
    rows.length === 0
      ? ''
      : `<table style="margin:0 0 16px;border-collapse:collapse"><tbody>${rows.join('')}</tbody></table>`,
    entriesTitle === '' ? '' : `<h2 style="margin:24px 0 12px;font-size:16px">${escape(entriesTitle)}</h2>`,
    ...entries.map(entryHtml),
    `<hr style="margin:24px 0 12px;border:0;border-top:1px solid #d8dbe2">`,
    ...closing.map((sentence) => muted(sentence)),
  ];
  const dir = new Intl.Locale(language).maximize().script;
  return (
    `<!doctype html><html lang="${escape(language)}" dir="${RIGHT_TO_LEFT.has(dir ?? '') ? 'rtl' : 'ltr'}">` +
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><title>${escape(subject)}</title><style>${DARK}</style></head>` +
    `<body style="margin:0;padding:24px;font:15px/1.5 system-ui,sans-serif;background:#fff;color:#1c1f27">` +
    // What visitors write may have words of any length.
    `<div style="max-width:640px;overflow-wrap:anywhere;word-break:break-word">${parts.join('')}</div></body></html>`
  );
}

const muted = (text: string, attributes = ''): string =>
  `<p class="muted" style="${MUTED}"${attributes}>${escape(text)}</p>`;

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Arab', 'Hebr']);

function entryHtml({ head, text, notes, links }: LetterEntry): string {
  const pages = links.pages.map((page) => `<li dir="auto">${linkHtml(page)}</li>`).join('');
  return (
    `<div style="margin:0 0 16px">${muted(head)}` +
    `<p style="margin:0;white-space:pre-line" dir="auto">${escape(text)}</p>` +
    notes.map((note) => muted(note, ' dir="auto"')).join('') +
    (pages === ''
      ? ''
      : `${muted(`${links.label}:`)}<ul style="margin:0;padding-inline-start:20px;font-size:13px">${pages}</ul>`) +
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
