/** Preformatted HTML as fenced code. */
import type { ContentElement, ContentNode } from './boilerplate.js';
import { longestRun } from './inline-writer.js';

/** A fenced block, with its language where a class names it; empty where the element holds no code. */
export function formatCode(element: ContentElement): string {
  const code = codeOf(element).replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  if (code === '') return '';
  const fence = '`'.repeat(Math.max(3, longestRun(code, '`') + 1));
  return `${fence}${languageOf(element)}\n${code}\n${fence}`;
}

function codeOf(node: ContentNode): string {
  if (typeof node === 'string') return node;
  if (node.name === 'br') return '\n';
  const code = node.children.map(codeOf).join('');
  // Some highlighters give each line a block of its own, and no line break.
  return node.name === 'div' && code !== '' && !code.endsWith('\n') ? `${code}\n` : code;
}

function languageOf(element: ContentElement): string {
  const inner = element.children.find((child) => typeof child !== 'string' && child.name === 'code');
  const candidates = [element, ...(inner && typeof inner !== 'string' ? [inner] : [])];
  for (const { attributes } of candidates) {
    const named = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,20})/.exec(attributes['class'] ?? '')?.[1];
    const language = named ?? attributes['data-lang'] ?? attributes['data-language'];
    if (language && /^[\w+#-]{1,20}$/.test(language)) return language;
  }
  return '';
}
