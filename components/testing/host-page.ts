/** A page that embeds the widget by its script, in a frame, for tests. */
import { startFakeServer, type FakeServer } from './fake-server.js';

export type View = Window & typeof globalThis;

export interface HostPage {
  readonly view: View;
  readonly server: FakeServer;
  /** What the page's console was told as errors. */
  readonly errors: string[];
  /** Adds the script as the snippet does; resolves when it has run. */
  addScript(): Promise<void>;
  remove(): void;
}

/**
 * The build puts the app chunk's name into the loader. Here an import map leads from the name that stands in the
 * source to the app, or nowhere where `isAppMissing`. Addresses that the app cannot load go in `missing`, and those
 * that fail with an error of one's own, by it, in `failing`.
 */
export function openHostPage({
  isAppMissing = false,
  missing = [] as string[],
  failing = [] as [string, string][],
  width = 300,
  height = 150,
} = {}): HostPage {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width, height });
  document.body.append(frame);
  const view = frame.contentWindow as View;
  const at = (path: string) => new URL(path, location.origin).href;
  const lost = (path: string) => [at(path), at('/components/not-there.js')];
  const map = view.document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({
    imports: Object.fromEntries([
      ...missing.map(lost),
      ...failing.map(([path, message]) => [
        at(path),
        `data:text/javascript,throw new TypeError(${JSON.stringify(message)})`,
      ]),
      isAppMissing
        ? lost('/components/widget/__APP__')
        : [at('/components/widget/__APP__'), at('/components/app.ts')],
    ]) as Record<string, string>,
  });
  view.document.head.append(map);
  const errors: string[] = [];
  view.console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '));
  };
  return {
    view,
    server: startFakeServer(view),
    errors,
    addScript: () =>
      new Promise((resolve, reject) => {
        const script = view.document.createElement('script');
        script.async = true;
        script.src = at('/components/loader.ts');
        script.addEventListener('load', () => {
          resolve();
        });
        script.addEventListener('error', reject);
        view.document.body.append(script);
      }),
    remove: () => {
      frame.remove();
    },
  };
}
