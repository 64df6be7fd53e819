/** What stands around the headings of a page and belongs to them. */
import { endsSentence } from '../../languages/closing-marks.js';
import type { ContentElement, ContentNode } from './boilerplate.js';
import { HEADINGS } from './html-names.js';
import { inlineText } from './inline.js';

/** Characters. */
const MAX_KICKER = 80;
const PLAIN_BLOCK = /^(?![#>|`]|[-+*] |\d+[.)] )[^\n]*$/;

/**
 * Whether the first words of a box are a line above its only heading, as `Owner` is above a name. They stand below it
 * then: above it they would belong to what stands before the box.
 */
export function isKicker(block: string, nodes: readonly ContentNode[], at: number): boolean {
  const node = nodes[at];
  if (node === undefined || typeof node === 'string' || !HEADINGS.has(node.name) || node.name === 'h1')
    return false;
  const isLine = block.length <= MAX_KICKER && PLAIN_BLOCK.test(block) && !endsSentence(block);
  return isLine && !nodes.slice(at + 1).some(holdsHeading);
}

/** Small print behind the words of a heading, as what somebody is behind their name. */
export function subtitleOf(element: ContentElement): ContentElement | undefined {
  const [last, ...others] = element.children.filter((child) => !isBlank(child)).toReversed();
  const isSmall = typeof last === 'object' && last.name === 'small' && inlineText(last) !== '';
  return isSmall && others.length > 0 ? last : undefined;
}

/** Whether a heading stands anywhere in it. */
export function holdsHeading(node: ContentNode): boolean {
  return (
    typeof node !== 'string' &&
    (HEADINGS.has(node.name) || (node.holdsBlock && node.children.some(holdsHeading)))
  );
}

/** Whether only more details or a heading come after, or nothing. */
export function endsSection(nodes: ContentNode[], at: number): boolean {
  const node = nextTo(nodes, at);
  return (
    node === undefined || (typeof node !== 'string' && (node.name === 'details' || HEADINGS.has(node.name)))
  );
}

/** Whether something comes after that does not open with a heading. */
export function isTextNext(nodes: readonly ContentNode[], at: number): boolean {
  let node = nextTo(nodes, at);
  while (typeof node === 'object' && !HEADINGS.has(node.name)) node = nextTo(node.children, -1);
  return typeof node === 'string';
}

/** What comes after, besides white space. */
function nextTo(nodes: readonly ContentNode[], at: number): ContentNode | undefined {
  let next = at + 1;
  while (next < nodes.length && isBlank(nodes[next])) next += 1;
  return nodes[next];
}

function isBlank(node: ContentNode | undefined): boolean {
  return typeof node === 'string' && node.trim() === '';
}
