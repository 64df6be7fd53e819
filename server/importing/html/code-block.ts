/** Preformatted HTML as fenced code. */
import type { ContentElement, ContentNode } from './boilerplate.js';
import { longestRun } from './inline-writer.js';

/** How deep a frame may lie around code: `div.language-js > div.highlight > pre`. */
const MAX_FRAMES = 3;

/**
 * A fenced block, with its language where a class names it; empty where the element holds no code.
 *
 * @param language that what stands around the element names
 */
export function formatCode(element: ContentElement, language = ''): string {
  const code = codeOf(element)
    .trimEnd()
    .replace(/^(?:[ \t]*\n)+/, '');
  if (code === '') return '';
  const fence = '`'.repeat(Math.max(3, longestRun(code, '`') + 1));
  return `${fence}${languageOf(element) || language}\n${code}\n${fence}`;
}

/**
 * The code of an element that frames it and names its language, perhaps once more in words:
 * `<div class="language-js"><span>js</span><pre>…`. Undefined for an element that holds something else.
 */
export function formatFramedCode(element: ContentElement): string | undefined {
  const language = languageIn(element);
  if (language === '') return undefined;
  let frame: ContentElement | undefined = element;
  for (let depth = 0; frame && depth < MAX_FRAMES; depth += 1) {
    const parts: ContentNode[] = frame.children.filter(
      (child) => typeof child !== 'string' || child.trim() !== '',
    );
    const blocks = parts.filter((part) => typeof part !== 'string' && part.name !== 'span');
    const label = parts
      .filter((part) => !blocks.includes(part))
      .map(codeOf)
      .join('')
      .trim();
    const [block, ...others] = blocks;
    if (others.length > 0 || !block || typeof block === 'string') return undefined;
    if (label !== '' && label.toLowerCase() !== language.toLowerCase()) return undefined;
    if (block.name === 'pre') return formatCode(block, language);
    frame = block.name === 'div' ? block : undefined;
  }
  return undefined;
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
  return languageIn(element) || (inner && typeof inner !== 'string' ? languageIn(inner) : '');
}

/** The language that the element names itself. */
function languageIn({ attributes }: ContentElement): string {
  const named = /(?:^|\s)lang(?:uage)?-([\w+#-]{1,20})/.exec(attributes['class'] ?? '')?.[1];
  const language = named ?? attributes['data-lang'] ?? attributes['data-language'] ?? '';
  return /^[\w+#-]{1,20}$/.test(language) ? language : '';
}
