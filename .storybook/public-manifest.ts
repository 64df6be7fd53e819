import manifest from '../custom-elements.json' with { type: 'json' };

interface Named {
  readonly name?: string;
  readonly privacy?: string;
  readonly static?: boolean;
}

const isPublic = ({ name, privacy, static: isStatic }: Named): boolean =>
  name !== undefined && privacy !== 'private' && !isStatic;

interface Declaration {
  readonly summary?: string;
  readonly members?: readonly Named[];
  readonly events?: readonly Named[];
}

/** The manifest as the docs show it: what users of an element may rely on, introduced by its summary. */
export const publicManifest = {
  ...manifest,
  modules: (manifest.modules as readonly { declarations?: readonly Declaration[] }[]).map((module) => ({
    ...module,
    declarations: module.declarations?.map((declaration) => ({
      ...declaration,
      description: declaration.summary,
      members: declaration.members?.filter(isPublic),
      events: declaration.events?.filter(({ name }) => name?.startsWith('chat-')),
    })),
  })),
};
