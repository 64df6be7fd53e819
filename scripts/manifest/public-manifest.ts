/**
 * Makes of what the analyzer finds in the sources what users of the npm package may rely on: the elements, with
 * their public members, the payloads of their events and the design tokens.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEventTypes } from './event-types.js';
import { root } from '../files.js';

/** What the analyzer finds, as far as it is used here. */
export interface Found {
  readonly name: string;
  readonly description?: string;
  readonly privacy?: string;
  readonly static?: boolean;
}

/** A class, or what else a module declares. */
interface Declaration {
  readonly name: string;
  readonly tagName?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly members?: readonly Found[];
  readonly events?: readonly Found[];
  readonly cssProperties?: readonly Found[];
}

interface Module {
  readonly path: string;
  readonly declarations?: readonly Declaration[];
}

interface Context {
  readonly types: ReadonlyMap<string, string | undefined>;
  readonly tokens: readonly Found[];
}

const TOKENS = ['early-tokens', 'panel-tokens'].map((name) => `components/theme/${name}.styles.ts`);

/** Name, default (that of the light theme) and description of every design token. */
export function readTokens(): (Found & { readonly default: string })[] {
  const source = TOKENS.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  return [...source.matchAll(/\/\*\* (.+) \*\/\s+(--chat-[\w-]+):\s+([^;]+);/g)]
    .map(([, description = '', name = '', value = '']) => ({ name, description, default: value.trim() }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

const isPublic = ({ name, privacy, static: isStatic }: Found) =>
  !name.startsWith('#') && privacy !== 'private' && privacy !== 'protected' && !isStatic;

/** What the analyzer says of an event that only the class shows has no name of its own. */
const isDescribed = ({ description }: Found) => description !== undefined;

function typedEvent({ name, description }: Found, types: Context['types']) {
  const detail = types.get(name) ?? 'unknown';
  return { name, description, type: { text: `CustomEvent<${detail}>` } };
}

/** The analyzer takes all that follows `@summary` for it; here it is the first paragraph. */
function introductionOf({ summary = '', description = '' }: Declaration) {
  const [first, ...more] = `${summary}\n\n${description}`.trim().split('\n\n');
  return { summary: first, description: more.join('\n\n') };
}

/** What comes from a parent class of ours is as good as the element's own. */
const publicMember = (member: Found) => ({ ...member, inheritedFrom: undefined });

function publicElement(declaration: Declaration, { types, tokens }: Context) {
  const { members = [], events = [], cssProperties = [], ...rest } = declaration;
  const isRoot = rest.tagName === 'service-chat-widget';
  return {
    ...rest,
    ...introductionOf(rest),
    superclass: { name: 'LitElement', package: 'lit' },
    members: members.filter(isPublic).map(publicMember),
    events: events.filter(isDescribed).map((event) => typedEvent(event, types)),
    cssProperties: [...cssProperties, ...(isRoot ? tokens : [])],
  };
}

function publicModule(module: Module, context: Context) {
  const elements = (module.declarations ?? []).filter(({ tagName }) => tagName);
  const path = module.path.replace(/^components\/(.*)\.ts$/, 'dist/esm/$1.js');
  return {
    kind: 'javascript-module',
    path,
    declarations: elements.map((declaration) => publicElement(declaration, context)),
    exports: elements.flatMap(({ name, tagName }) => [
      { kind: 'js', name, declaration: { name, module: path } },
      { kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } },
    ]),
  };
}

/** Plugin of the analyzer. */
export const publicManifest = () => ({
  name: 'public-manifest',
  packageLinkPhase({ customElementsManifest }: { customElementsManifest: { modules: readonly Module[] } }) {
    const context: Context = { types: readEventTypes(), tokens: readTokens() };
    customElementsManifest.modules = customElementsManifest.modules
      .filter(({ declarations = [] }) => declarations.some(({ tagName }) => tagName))
      .map((module) => publicModule(module, context))
      .sort((a, b) => a.path.localeCompare(b.path));
  },
});
