/**
 * What the elements call of tslib and Lit's decorators, style sheets and contexts, in its smallest form. TypeScript
 * writes decorators in one way only (see `experimentalDecorators`), every browser that the widget runs in has
 * adoptable style sheets, and there is one context, whose provider is there before all who ask for it. So the branches
 * for other ways would never run: nearly 1 kB of gzip before anyone opens the chat, and as much again with the panel.
 */
import type { Plugin } from 'rollup';

const MODULES: Readonly<Record<string, string>> = {
  '/tslib/tslib.es6.mjs': `
    export function __decorate(decorators, target, key) {
      for (const decorate of decorators.reverse()) {
        const descriptor = decorate(target, key);
        if (descriptor) Object.defineProperty(target, key, descriptor);
      }
      return target;
    }`,
  '/lit/decorators.js': `
    export const property = (options) => (prototype, name) => {
      prototype.constructor.createProperty(name, options);
    };
    export const state = () => property({ state: true, attribute: false });
    export const query = (selector) => () => ({
      get() { return this.renderRoot?.querySelector(selector) ?? null; },
    });`,
  '/@lit/context/lib/decorators/consume.js': `
    export const consume = (options) => (prototype, name) => {
      prototype.constructor.addInitializer((host) => {
        let leave;
        const callback = (value, unsubscribe) => {
          leave = unsubscribe;
          host[name] = value;
        };
        host.addController({
          hostConnected() {
            const event = new Event('context-request', { bubbles: true, composed: true });
            host.dispatchEvent(Object.assign(event, options, { callback }));
          },
          hostDisconnected() {
            leave?.();
          },
        });
      });
    };`,
  '/@lit/context/lib/controllers/context-provider.js': `
    export class ContextProvider {
      #subscribed = new Map();
      constructor(host, { context, initialValue }) {
        this.value = initialValue;
        host.addEventListener('context-request', (event) => {
          if (event.context !== context) return;
          event.stopPropagation();
          const { callback } = event;
          const leave = () => this.#subscribed.delete(callback);
          this.#subscribed.set(callback, leave);
          callback(this.value, leave);
        });
      }
      setValue(value) {
        if (value === this.value) return;
        this.value = value;
        for (const [callback, leave] of this.#subscribed) callback(value, leave);
      }
    }`,
  '/@lit/reactive-element/css-tag.js': `
    export class CSSResult {
      #sheet;
      constructor(cssText) { this.cssText = cssText; }
      get styleSheet() {
        if (!this.#sheet) (this.#sheet = new CSSStyleSheet()).replaceSync(this.cssText);
        return this.#sheet;
      }
      toString() { return this.cssText; }
    }
    export const css = (strings, ...values) => new CSSResult(String.raw({ raw: strings }, ...values));
    export const unsafeCSS = (text) => new CSSResult(text);
    export const supportsAdoptingStyleSheets = true;
    export const getCompatibleStyle = (style) => style;
    export const adoptStyles = (root, styles) => {
      root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
    };`,
};

/** A Rollup plugin for the bundle of the script tag. */
export const leanModules = (): Plugin => {
  let unmet = new Set<string>();
  return {
    name: 'lean-modules',
    buildStart() {
      unmet = new Set(Object.keys(MODULES));
    },
    load(id) {
      const name = Object.keys(MODULES).find((path) => id.endsWith(`/node_modules${path}`));
      if (!name) return null;
      unmet.delete(name);
      return MODULES[name] ?? null;
    },
    buildEnd(error) {
      if (!error && unmet.size > 0)
        this.error(`Not in the bundle, or elsewhere by now: ${[...unmet].join(', ')}.`);
    },
  };
};
