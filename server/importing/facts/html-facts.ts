/** The facts of a business that an HTML page gives outside its content. */
import type { Fact } from '../../model.js';
import { parseHtml } from '../html/html-tree.js';
import { detectLanguage } from '../../languages/detect-language.js';
import { primaryLanguage } from '../../languages/language-table.js';
import { factKey } from '../../search/facts/fact-key.js';
import { textFacts } from '../../search/facts/page-facts.js';
import { microdataFacts } from './microdata-facts.js';
import { schemaFacts } from './schema-facts.js';
import { surroundingFacts } from './surrounding-facts.js';

/** More stand on pages that are about others, such as directories. */
const MAX_FACTS = 60;

/**
 * @param markdown the content of the page: what it says itself is recognised when it is indexed
 * @param lang of the page, empty where it does not say
 */
export function htmlFacts(html: string, markdown: string, lang: string): Fact[] {
  const page = parseHtml(html.replace(/\r\n?/g, '\n'));
  const language = primaryLanguage(lang) ?? detectLanguage(markdown);
  const known = new Set(textFacts(markdown, '', language).map(factKey));
  const facts: Fact[] = [];
  const marked = [...schemaFacts(page, language), ...microdataFacts(page, language)];
  const hasAddress = marked.some(({ kind }) => kind === 'address');
  for (const fact of [...marked, ...surroundingFacts(page, language, hasAddress)]) {
    const key = factKey(fact);
    // The number of a fax reads as that of a telephone where nothing is said beside it.
    const isFax = fact.kind === 'phone' && known.has(factKey({ ...fact, kind: 'fax' }));
    if (known.has(key) || isFax) continue;
    known.add(key);
    facts.push(fact);
  }
  return facts.slice(0, MAX_FACTS);
}
