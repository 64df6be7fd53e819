/** Finds what a visitor sees, whichever shadow root it is in; for story tests and component tests. */

/** All elements below `root` that match, those in open shadow roots included, in the order of the page. */
export function deepQueryAll<T extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): T[] {
  const found: T[] = [];
  for (const element of root.querySelectorAll<T>('*')) {
    if (element.matches(selector)) found.push(element);
    if (element.shadowRoot) found.push(...deepQueryAll<T>(element.shadowRoot, selector));
  }
  return found;
}

/** The first element that matches, in `root`'s own shadow root or below it; throws where there is none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as querySelector has it
export function deepQuery<T extends HTMLElement = HTMLElement>(
  root: Element | ShadowRoot,
  selector: string,
): T {
  const [found] = deepQueryAll<T>(shadowOf(root), selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

/** The native button with this spoken name. */
export function buttonNamed(root: Element | ShadowRoot, name: string): HTMLButtonElement {
  const buttons = deepQueryAll<HTMLButtonElement>(shadowOf(root), 'button');
  const found = buttons.find((button) => nameOf(button) === name);
  if (!found) throw new Error(`No button is named "${name}", only: ${buttons.map(nameOf).join(', ')}.`);
  return found;
}

/** Whether a button with this spoken name is there. */
export function hasButton(root: Element | ShadowRoot, name: string): boolean {
  return deepQueryAll<HTMLButtonElement>(shadowOf(root), 'button').some((button) => nameOf(button) === name);
}

/** The element that has the focus, however deep it is. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Everything that can be read in an element and the shadow roots in it, in one line. */
export function textOf(root: Element | ShadowRoot): string {
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof HTMLStyleElement) return '';
    if (node instanceof HTMLSlotElement) return node.assignedNodes().map(words).join(' ');
    const container = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
    return Array.from(container.childNodes, words).join(' ');
  };
  return words(root).replace(/\s+/g, ' ').trim();
}

function nameOf(button: HTMLButtonElement): string {
  return button.getAttribute('aria-label') ?? textOf(button);
}

function shadowOf(root: Element | ShadowRoot): ParentNode {
  return root instanceof Element ? (root.shadowRoot ?? root) : root;
}
