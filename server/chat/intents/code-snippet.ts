/** Tells messages that are nothing but code, as scanners and the curious type them in. */

/** SQL that breaks out of a text, or changes a database. */
const SQL = [
  /^\W{0,5}(?:or|and)\s+(['"]?)[\w.]+\1\s*(?:=|like)\s*['"]?[\w.]+['"]?/i,
  /['"`);]\s*(?:or|and)\s+['"]?\d+['"]?\s*=\s*['"]?\d+/i,
  /['"`);]\s*;?\s*(?:drop|truncate|alter)\s+(?:table|database|schema)\s+\w+/i,
  /['"`);]\s*;?\s*(?:delete\s+from|insert\s+into|update\s+\w+\s+set|exec(?:ute)?\s+\w+)/i,
  /\bunion\s+(?:all\s+)?select\b/i,
];
/** A statement that is the whole message. */
const STATEMENT =
  /^(?:select\s[\w*,\s.()]{1,200}\sfrom\s+[\w."]+(?:\s+where\s[^?]{1,200})?|(?:drop|truncate)\s+(?:table|database|schema)\s+[\w.]+|delete\s+from\s+\w+(?:\s+where\s[^?]{1,200})?|insert\s+into\s+\w+\s*(?:\([^)]{0,200}\)\s*)?values\s*\([^?]{0,200}|update\s+\w+\s+set\s+\w+\s*=[^?]{1,200})\s*;?\s*(?:--.*)?$/is;
/** Markup that runs something, and templates and paths that reach where they should not. */
const ACTIVE = [
  /<\s*(?:script|iframe|object|embed|svg|img|body|form|meta|link|base)\b[^>]*(?:>|$)/i,
  /<[^>]+\bon\w+\s*=/i,
  /^\s*(?:javascript|vbscript|data):/i,
];
const PROBES = [
  /^\W*\$?\{\{?[^}]{0,100}\}\}?\W*$/,
  /^\W*<%[^%]{0,100}%>\W*$/,
  /^\S*(?:\.\.[\\/]){2,}\S*$/,
  /^\/(?:etc|proc)\/\w+$/,
  /^[;|&`$(\s]*(?:cat|ls|rm|wget|curl|nc|ping|whoami|id)\s+[-/.]\S*/,
];
const TAG = /<\/?[a-z][^<>]{0,300}>/gi;
/** More words than that outside of code are a question about it. */
const MAX_WORDS = 3;

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Whether a message is a piece of SQL, HTML or script and nothing else. */
export function isCodeSnippet(message: string): boolean {
  const text = message.trim();
  if (STATEMENT.test(text) || PROBES.some((probe) => probe.test(text))) return true;
  const startsInWords = /^\p{L}{2,}[\s,]+\p{L}{2,}/u.test(text) && !/^(?:or|and|union)\s/i.test(text);
  if (!startsInWords && SQL.some((sql) => sql.test(text))) return true;
  if (!ACTIVE.some((active) => active.test(text))) return isMarkup(text);
  const outside = text
    .replace(/<(script|style)\b[^>]*>.{0,4000}?<\/\1\s*>/gis, ' ')
    .replace(TAG, ' ')
    .replace(/^\s*\w+:.*$/s, ' ');
  return wordsIn(outside) <= MAX_WORDS;
}

/** Elements that stand for themselves; the bare name of one in brackets may be what is asked about. */
function isMarkup(text: string): boolean {
  const tags = text.match(TAG) ?? [];
  const isWhole = tags.length > 1 || /[\s=]/.test(tags[0] ?? '');
  return text.startsWith('<') && isWhole && wordsIn(text.replace(TAG, ' ')) <= MAX_WORDS;
}
