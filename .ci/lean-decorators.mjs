/**
 * What compiled decorators call, in its smallest form. TypeScript writes them in one way only (see
 * `experimentalDecorators`), so the branches of Lit and tslib for the other ways would never run: 0.6 kB of gzip
 * before anyone opens the chat.
 */
const MODULES = {
  tslib: `
    export function __decorate(decorators, target, key) {
      for (const decorate of decorators.reverse()) {
        const descriptor = decorate(target, key);
        if (descriptor) Object.defineProperty(target, key, descriptor);
      }
      return target;
    }`,
  'lit/decorators.js': `
    export const property = (options) => (prototype, name) => {
      prototype.constructor.createProperty(name, options);
    };
    export const state = () => property({ state: true, attribute: false });
    export const query = (selector) => () => ({
      get() { return this.renderRoot?.querySelector(selector) ?? null; },
    });`,
};
const PREFIX = '\0lean:';

/** A Rollup plugin for the bundle of the script tag; a decorator that is not here fails the build. */
export const leanDecorators = () => ({
  name: 'lean-decorators',
  resolveId: (source) => (Object.hasOwn(MODULES, source) ? PREFIX + source : null),
  load: (id) => (id.startsWith(PREFIX) ? MODULES[id.slice(PREFIX.length)] : null),
});
