import manifest from '../custom-elements.json' with { type: 'json' };

interface Named {
  readonly name?: string;
  readonly privacy?: string;
  readonly static?: boolean;
}

const isPublic = ({ name, privacy, static: isStatic }: Named): boolean =>
  name !== undefined && privacy !== 'private' && !isStatic;

/** The manifest without what users of an element have no business with, so that the docs leave it out too. */
export const publicManifest = {
  ...manifest,
  modules: (manifest.modules as { declarations?: { members?: Named[]; events?: Named[] }[] }[]).map(
    (module) => ({
      ...module,
      declarations: module.declarations?.map((declaration) => ({
        ...declaration,
        members: declaration.members?.filter(isPublic),
        events: declaration.events?.filter(({ name }) => name?.startsWith('chat-')),
      })),
    }),
  ),
};
