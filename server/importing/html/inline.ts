/** Writes the running text inside an element as Markdown. */
import type { ContentElement, ContentNode } from './boilerplate.js';
import { BLOCKS } from './html-names.js';
import { foldSpace, textOf } from './html-tree.js';
import { InlineWriter } from './inline-writer.js';

const EMPHASIS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' };
const BOXES = new Set(['span', 'time', 'small', 'label']);
const CENTS_CLASS = /(?:^|[\s_-])(?:cents?|decimals?|fraction)(?:[\s_-]|$)/i;
const CODE = new Set(['code', 'samp', 'tt', 'kbd']);

/** Markdown of an element's text on one line, in `marker` (such as `**`) where one is given. */
export function inlineText(element: ContentElement, marker?: string): string {
  const writer = new InlineWriter();
  const writeChildren = () => {
    for (const child of element.children) writeInline(child, writer);
  };
  if (marker) writer.emphasis(marker, writeChildren);
  else writeChildren();
  return writer.finish().replaceAll('\n', ' ');
}

/** Adds a node to the paragraph that `writer` holds. */
export function writeInline(node: ContentNode, writer: InlineWriter): void {
  if (typeof node === 'string') {
    writer.text(node);
    return;
  }
  const marker = EMPHASIS[node.name];
  if (node.name === 'br') writer.lineBreak();
  else if (CODE.has(node.name)) writer.code(textOf(node));
  else if (node.name === 'a') {
    writer.box(() => {
      writeLink(node, writer);
    });
  } else if (node.name === 'sup' && isFootnoteMark(node)) return;
  else if ((node.name === 'sup' || isCents(node)) && writer.endsInDigit) writeRaised(node, writer);
  else if (marker) {
    writer.emphasis(marker, () => {
      writeChildren(node, writer);
    });
  } else if (BLOCKS.has(node.name)) {
    // Blocks inside a heading or a table cell: their words must not run together.
    if (node.name === 'li') writer.nextItem();
    writer.text(' ');
    writeChildren(node, writer);
    writer.text(' ');
  } else if (BOXES.has(node.name)) {
    writer.box(() => {
      writeChildren(node, writer);
    });
  } else writeChildren(node, writer);
}

/** Shops draw the small part of a price smaller, and may leave out the sign before it. */
const isCents = ({ name, attributes }: ContentElement): boolean =>
  name === 'small' || (name === 'span' && CENTS_CLASS.test(attributes['class'] ?? ''));

/** Digits that stand higher than the number before them: a price of `12⁹⁹` is none of 1299, and 10⁶ is not 106. */
function writeRaised(element: ContentElement, writer: InlineWriter): void {
  const [text, ...others] = element.children;
  if (typeof text === 'string' && others.length === 0 && /^\s*\d+\s*$/.test(text))
    writer.text(text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))));
  else writeChildren(element, writer);
}

function writeChildren(element: ContentElement, writer: InlineWriter): void {
  for (const child of element.children) writeInline(child, writer);
}

function writeLink(link: ContentElement, writer: InlineWriter): void {
  const target = (link.attributes['href'] ?? '').trim();
  const isInPage = target === '' || target.startsWith('#');
  // The sign behind a heading that links to it: ¶, #, or a picture.
  if (isInPage && !/[\p{L}\p{N}]/u.test(textOf(link))) return;
  if (isInPage || !isReadableTarget(target)) writeChildren(link, writer);
  else {
    writer.link(target, (label) => {
      writeChildren(link, label);
    });
  }
}

/** An address of the web or of a person, or a path; nothing that runs. */
function isReadableTarget(target: string): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}

function isFootnoteMark({ children }: ContentElement): boolean {
  const [mark, ...others] = children.filter((child) => typeof child !== 'string' || foldSpace(child) !== '');
  return (
    mark !== undefined &&
    others.length === 0 &&
    typeof mark !== 'string' &&
    mark.name === 'a' &&
    (mark.attributes['href'] ?? '').startsWith('#')
  );
}
