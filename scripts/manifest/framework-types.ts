/**
 * Writes what React's JSX and Vue's templates know of the elements, from `custom-elements.json`:
 * `dist/types/jsx.d.ts` and `dist/types/vue.d.ts`, each with a module of the same name beside the elements, so
 * that it can also be imported.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.js';

interface Named {
  readonly name: string;
  readonly description: string;
}

/** An element in `custom-elements.json`. */
interface Element {
  readonly name: string;
  readonly tagName: string;
  readonly summary: string;
  readonly members: readonly (Named & { readonly kind: string; readonly readonly?: boolean })[];
  readonly attributes?: readonly (Named & { readonly fieldName: string })[];
  readonly events: readonly Named[];
}

/** What a framework's props hold beside the properties. */
interface Extras {
  /** How an event is bound; without it no event is. */
  readonly nameOf?: (event: string) => string;
  readonly hasAttributes?: boolean;
}

const isSettable = ({ kind, readonly }: Element['members'][number]) => kind === 'field' && !readonly;
const comment = (text: string) => `/** ${text.replaceAll('\n', ' ').replaceAll('*/', '* /')} */`;
const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
const line = (name: string, type: string, description: string) =>
  `  ${comment(description)}\n  ${key(name)}?: ${type} | undefined;`;

function propsOf(
  { name: className, members, attributes = [], events }: Element,
  { nameOf, hasAttributes }: Extras,
): string {
  const properties = members.filter(isSettable);
  const dashed = hasAttributes ? attributes.filter(({ name, fieldName }) => name !== fieldName) : [];
  return [
    ...properties.map(({ name, description }) => line(name, `${className}['${name}']`, description)),
    ...dashed.map(({ name, fieldName, description }) =>
      line(name, `${className}['${fieldName}']`, description),
    ),
    ...(nameOf
      ? events.map(({ name, description }) =>
          line(nameOf(name), `((event: HTMLElementEventMap['${name}']) => void)`, description),
        )
      : []),
  ].join('\n');
}

const importOf = (elements: readonly Element[]) =>
  `import type {\n${elements.map(({ name }) => `  ${name},\n`).join('')}} from './components/index.js';`;

function jsxTypes(elements: readonly Element[]): string {
  const options: Extras = { nameOf: (event) => `on${event}`, hasAttributes: true };
  return `/** React 19: the elements in JSX, with their properties, attributes and events. */
import type { ClassAttributes, HTMLAttributes } from 'react';
${importOf(elements)}

type Props<Element, Own> = Own & ClassAttributes<Element> & Omit<HTMLAttributes<Element>, keyof Own>;

${elements.map((element) => `export interface ${element.name}Props {\n${propsOf(element, options)}\n}\n`).join('\n')}
export interface ServiceChatElements {
${elements.map(({ tagName, name, summary }) => `  ${comment(summary)}\n  '${tagName}': Props<${name}, ${name}Props>;`).join('\n')}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ServiceChatElements {}
  }
}
`;
}

function eventsOf({ events }: Element): string {
  if (events.length === 0) return 'Record<never, never>';
  return `{ ${events.map(({ name }) => `'${name}': (event: HTMLElementEventMap['${name}']) => void`).join('; ')} }`;
}

function vueTypes(elements: readonly Element[]): string {
  return `/** Vue 3: the elements in templates, with their properties and events. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${importOf(elements)}

type Component<Element, Props, Events> = new () => Element & {
  $props: Props & Omit<HTMLAttributes, keyof Props> & PublicProps;
  $emit: EmitFn<Events>;
};

${elements.map((element) => `export interface ${element.name}Props {\n${propsOf(element, {})}\n}\n`).join('\n')}
declare module 'vue' {
  interface GlobalComponents {
${elements
  .map(
    (element) =>
      `    ${comment(element.summary)}\n    '${element.tagName}': Component<${element.name}, ${element.name}Props, ${eventsOf(element)}>;`,
  )
  .join('\n')}
  }
}
`;
}

/** Needs `custom-elements.json` and the declarations of the elements. */
export function writeFrameworkTypes(): void {
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8')) as {
    modules: readonly { readonly declarations: readonly Element[] }[];
  };
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  for (const [name, text] of Object.entries({ jsx: jsxTypes(elements), vue: vueTypes(elements) })) {
    writeFileSync(join(root, `dist/types/${name}.d.ts`), text);
    // An import for types alone must be found when it is not left out.
    writeFileSync(join(root, `dist/esm/${name}.js`), 'export {};\n');
  }
}
