/**
 * Makes of what the analyzer finds in the sources what users of the npm package may rely on: the elements, with
 * their public members, the payloads of their events and the design tokens.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEventTypes } from './event-types.mjs';
import { root } from './files.mjs';

const TOKENS = 'components/internal/tokens.styles.ts';

/** Name, default (that of the light theme) and description of every design token. */
function readTokens() {
  const source = readFileSync(join(root, TOKENS), 'utf8');
  return [...source.matchAll(/\/\*\* (.+) \*\/\s+(--chat-[\w-]+):\s+([^;]+);/g)].map(
    ([, description, name, value]) => ({ name, description, default: value.trim() }),
  );
}

const isPublic = ({ name, privacy, static: isStatic }) =>
  !name.startsWith('#') && privacy !== 'private' && privacy !== 'protected' && !isStatic;

/** What the analyzer says of an event that only the class shows has no name of its own. */
const isDescribed = ({ description }) => description !== undefined;

function typedEvent({ name, description }, types) {
  const detail = types.get(name)?.detail ?? 'unknown';
  return { name, description, type: { text: `CustomEvent<${detail}>` } };
}

/** The analyzer takes all that follows `@summary` for it; here it is the first paragraph. */
function introductionOf({ summary = '', description = '' }) {
  const [first, ...more] = `${summary}\n\n${description}`.trim().split('\n\n');
  return { summary: first, description: more.join('\n\n') };
}

/** What comes from a parent class of ours is as good as the element's own. */
const publicMember = (member) => ({ ...member, inheritedFrom: undefined });

function publicElement({ declaration, types, tokens }) {
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

function publicModule(module, context) {
  const elements = module.declarations.filter(({ tagName }) => tagName);
  const path = module.path.replace(/^components\/(.*)\.ts$/, 'dist/esm/$1.js');
  return {
    kind: 'javascript-module',
    path,
    declarations: elements.map((declaration) => publicElement({ declaration, ...context })),
    exports: elements.flatMap(({ name, tagName }) => [
      { kind: 'js', name, declaration: { name, module: path } },
      { kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } },
    ]),
  };
}

/** Plugin of the analyzer. */
export const publicManifest = () => ({
  name: 'public-manifest',
  packageLinkPhase({ customElementsManifest }) {
    const context = { types: readEventTypes(), tokens: readTokens() };
    customElementsManifest.modules = customElementsManifest.modules
      .filter(({ declarations = [] }) => declarations.some(({ tagName }) => tagName))
      .map((module) => publicModule(module, context));
  },
});
