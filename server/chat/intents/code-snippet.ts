/** Tells messages that are nothing but code, as scanners and the curious type them in. */

/** SQL that breaks out of a text, or changes a database. White space is folded before: a space is any of it. */
const SQL = [
  /^\W{0,5}(?:or|and) (['"]?)[\w.]+\1 ?(?:=|like) ?['"]?[\w.]+['"]?/i,
  /['"`);] ?(?:or|and) ['"]?\d+['"]? ?= ?['"]?\d+/i,
  /['"`);] ?;? ?(?:drop|truncate|alter) (?:table|database|schema) \w+/i,
  /['"`);] ?;? ?(?:delete from|insert into|update \w+ set|exec(?:ute)? \w+)/i,
  /\bunion (?:all )?select\b/i,
];
/** A statement that is the whole message. */
const STATEMENT =
  /^(?:select [\w*,\s.()]{1,200} from [\w."]+(?: where [^?]{1,200})?|(?:drop|truncate) (?:table|database|schema) [\w.]+|delete from \w+(?: where [^?]{1,200})?|insert into \w+ ?(?:\([^)]{0,200}\) ?)?values ?\([^?]{0,200}|update \w+ set \w+ ?=[^?]{1,200}) ?;? ?(?:--.*)?$/i;
/** Markup that runs something, and templates and paths that reach where they should not. */
const ACTIVE = [
  /< ?(?:script|iframe|object|embed|svg|img|body|form|meta|link|base)\b[^>]*(?:>|$)/i,
  /<[^<>]+\bon\w+ ?=/i,
  /^(?:javascript|vbscript|data):/i,
];
const PROBES = [
  /^\W*\$?\{\{?[^}]{0,100}\}\}?\W*$/,
  /^\W*<%[^%]{0,100}%>\W*$/,
  /^(?=\S*$).*(?:\.\.[\\/]){2}/,
  /^\/(?:etc|proc)\/\w+$/,
  /^[;|&`$( ]*(?:cat|ls|rm|wget|curl|nc|ping|whoami|id) [-/.]\S*/,
];
const TAG = /<\/?[a-z][^<>]{0,300}>/gi;
/** More words than that outside of code are a question about it. */
const MAX_WORDS = 3;

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Whether a message is a piece of SQL, HTML or script and nothing else. */
export function isCodeSnippet(message: string): boolean {
  const text = message.trim().replace(/\s+/g, ' ');
  if (STATEMENT.test(text) || PROBES.some((probe) => probe.test(text))) return true;
  const startsInWords = /^\p{L}{2,}[ ,]+\p{L}{2,}/u.test(text) && !/^(?:or|and|union) /i.test(text);
  if (!startsInWords && SQL.some((sql) => sql.test(text))) return true;
  if (!ACTIVE.some((active) => active.test(text))) return isMarkup(text);
  const outside = text
    .replace(/<(script|style)\b[^<>]*>.{0,4000}?<\/\1 ?>/gi, ' ')
    .replace(TAG, ' ')
    .replace(/^ ?\w+:.*$/, ' ');
  return wordsIn(outside) <= MAX_WORDS;
}

/** Elements that stand for themselves; the bare name of one in brackets may be what is asked about. */
function isMarkup(text: string): boolean {
  const tags = text.match(TAG) ?? [];
  const isWhole = tags.length > 1 || /[\s=]/.test(tags[0] ?? '');
  return text.startsWith('<') && isWhole && wordsIn(text.replace(TAG, ' ')) <= MAX_WORDS;
}
