/** What the manifest of the elements tells editors, frameworks and Storybook: all that is public, nothing else. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ensureBuilt } from '../ensure-built.js';
import { root } from '../files.js';

interface Documented {
  readonly name: string;
  readonly kind?: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
}

interface Element extends Required<Documented> {
  readonly tagName: string;
  readonly summary?: string;
  readonly members: readonly (Documented & { readonly privacy?: string; readonly static?: boolean })[];
  readonly events: readonly Documented[];
  readonly attributes?: readonly Documented[];
  readonly slots?: readonly Documented[];
  readonly cssParts?: readonly Documented[];
  readonly cssProperties: readonly (Documented & { readonly default?: string })[];
}

interface Module {
  readonly path: string;
  readonly declarations: readonly Element[];
}

await ensureBuilt();
const { modules } = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8')) as {
  modules: readonly Module[];
};
const elements = modules.flatMap(({ declarations }) => declarations);

/** `tag name` of everything in a section that `isWrong`. */
const wrongIn = (
  section: 'members' | 'events' | 'attributes' | 'slots' | 'cssParts' | 'cssProperties',
  isWrong: (entry: Documented) => boolean,
): string[] =>
  elements.flatMap((element) =>
    (element[section] ?? []).filter(isWrong).map(({ name }) => `${element.tagName} ${name}`),
  );

const sourceOf = (tagName: string) => {
  const below = join(root, 'components', tagName);
  return readdirSync(below)
    .filter((file) => /^(?!.*\.(?:test|bench)\.ts$).*\.ts$/.test(file))
    .map((file) => readFileSync(join(below, file), 'utf8'))
    .join('\n');
};

describe('the manifest of the elements', () => {
  it('names every element and no other module', () => {
    const folders = readdirSync(join(root, 'components'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      // An element's file has the name of its folder, with a hyphen; the other folders hold what the elements are made of.
      .filter((name) => name.includes('-') && existsSync(join(root, 'components', name, `${name}.ts`)));
    assert.deepEqual(elements.map(({ tagName }) => tagName).sort(), folders.sort());
    assert.deepEqual(
      modules.map(({ path }) => path).sort(),
      folders.map((name) => `dist/esm/${name}/${name}.js`).sort(),
    );
  });

  it('introduces each element', () => {
    assert.deepEqual(
      elements.filter(({ summary }) => !summary).map(({ tagName }) => tagName),
      [],
    );
  });

  it('describes and types every property and attribute', () => {
    const isBare = ({ kind, description, type }: Documented) => !description || (kind !== 'method' && !type);
    assert.deepEqual([...wrongIn('members', isBare), ...wrongIn('attributes', isBare)], []);
  });

  it('shows nothing that is private', () => {
    const isPrivate = ({ name, privacy, static: isStatic }: Element['members'][number]) =>
      /^[#_]/.test(name) || (privacy ?? 'public') !== 'public' || isStatic === true;
    assert.deepEqual(wrongIn('members', isPrivate), []);
  });

  it('describes every event that an element dispatches, with what it carries', () => {
    assert.deepEqual(
      wrongIn(
        'events',
        ({ description, type }) => !description || !/^CustomEvent<.+>$/.test(type?.text ?? ''),
      ),
      [],
    );
    assert.deepEqual(
      wrongIn('events', ({ type }) => type?.text.includes('unknown') ?? true),
      [],
    );
    const missing = elements.flatMap(({ tagName, events }) =>
      [...sourceOf(tagName).matchAll(/new ChatEvent\(\s*'([\w-]+)'/g)]
        .map(([, type]) => type)
        .filter((type) => !events.some(({ name }) => name === type))
        .map((type) => `${tagName} ${String(type)}`),
    );
    assert.deepEqual(missing, []);
  });

  it('describes every part and slot that an element draws', () => {
    const isBare = ({ description }: Documented) => !description;
    assert.deepEqual([...wrongIn('cssParts', isBare), ...wrongIn('slots', isBare)], []);
    const missing = elements.flatMap(({ tagName, cssParts = [], slots = [] }) => {
      const source = sourceOf(tagName);
      const parts = [...source.matchAll(/\spart="([\w-]+)"/g)].map(([, name]) => name);
      return [
        ...parts.filter((part) => !cssParts.some(({ name }) => name === part)),
        ...(source.includes('<slot') && slots.length === 0 ? ['slot'] : []),
      ].map((name) => `${tagName} ${String(name)}`);
    });
    assert.deepEqual(missing, []);
  });

  it('describes every custom property that the styles read', () => {
    const described = new Set(elements.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name)));
    const read = elements.flatMap(({ tagName }) =>
      [...sourceOf(tagName).matchAll(/var\((--chat-[\w-]+)/g)].map(([, name]) => String(name)),
    );
    // Set by the widget itself, to the part of a phone's screen that its keyboard leaves.
    const own = ['--chat-viewport-top', '--chat-viewport-height'];
    const unknown = new Set(read.filter((name) => !described.has(name) && !own.includes(name)));
    assert.deepEqual([...unknown], []);
    assert.deepEqual(
      wrongIn('cssProperties', ({ description }) => !description),
      [],
    );
  });
});
