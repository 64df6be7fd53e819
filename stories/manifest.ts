/** What `custom-elements.json` says of the elements, for the pages about all of them. */
import manifest from '../custom-elements.json' with { type: 'json' };

export interface Token {
  readonly name: string;
  readonly description: string;
  /** In the light theme; absent where it follows from another value. */
  readonly default?: string;
}

export interface Part {
  /** Tag and name, as CSS selects it. */
  readonly selector: string;
  readonly description: string;
}

interface Declaration {
  readonly tagName: string;
  readonly summary: string;
  readonly members: readonly {
    readonly kind: string;
    readonly name: string;
    readonly description?: string;
  }[];
  readonly cssProperties: readonly Token[];
  readonly cssParts?: readonly { readonly name: string; readonly description: string }[];
}

const elements = (manifest.modules as unknown as readonly { declarations: readonly Declaration[] }[]).flatMap(
  ({ declarations }) => declarations,
);

/** Tag and summary of every element. */
export const elementList: readonly Pick<Declaration, 'tagName' | 'summary'>[] = elements;

/** Descriptions of the properties of an element, as controls have them. */
export function describedControls(
  tagName: string,
  names: readonly string[],
): Record<string, { description: string }> {
  const members = elements.find((element) => element.tagName === tagName)?.members ?? [];
  return Object.fromEntries(
    names.map((name) => [
      name,
      { description: members.find((member) => member.name === name)?.description ?? '' },
    ]),
  );
}

const tokenList: readonly Token[] = elements.flatMap(({ cssProperties }) => cssProperties);

export const partList: readonly Part[] = elements.flatMap(({ tagName, cssParts = [] }) =>
  cssParts.map(({ name, description }) => ({ selector: `${tagName}::part(${name})`, description })),
);

const GROUPS: readonly [name: string, pattern: RegExp][] = [
  ['Place', /z-index|offset|window-|panel-|dismiss/],
  ['Type', /font|size/],
  ['Space', /space/],
  ['Corners and shadows', /radius|elevation/],
  ['Motion', /motion|ease/],
  ['Colours', /./],
];

/** The tokens by what they are about, colours first. */
export const tokenGroups: readonly [name: string, tokens: readonly Token[]][] = GROUPS.map(
  ([name], index): [string, readonly Token[]] => [
    name,
    tokenList.filter((token) => GROUPS.findIndex(([, pattern]) => pattern.test(token.name)) === index),
  ],
).reverse();
