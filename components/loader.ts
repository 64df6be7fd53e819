/**
 * `widget.js`, the script that pages embed: a classic script without imports. Puts `window.ServiceChatWidget`
 * there at once, keeps the calls made to it until the app chunk has come, and starts the widget that
 * `window.ServiceChatConfig` names, and those that stand in the page as `<service-chat-widget>`. The build writes
 * the name of the app chunk in.
 */
import type { EarlyAnswer, ServiceChatWidget } from './facade.js';

type Method = keyof ServiceChatWidget;

interface Call {
  readonly method: Method;
  readonly run: (facade: ServiceChatWidget) => void;
  readonly reject?: (reason: Error) => void;
}

(() => {
  const NOTHING_TO_START =
    'Service Chat has nothing to start: set window.ServiceChatConfig = { widgetId: "…" } before widget.js.';

  const earlier: unknown = window.ServiceChatWidget;
  const stub = earlier as { q?: unknown; init?: unknown } | null | undefined;
  const isStub = Array.isArray(stub?.q);
  const queue = isStub ? (stub.q as unknown[]) : [];
  // A second widget.js on the page.
  if (!isStub && typeof stub?.init === 'function') return;

  const script = (document.currentScript ??
    document.querySelector('script[src*="/widget.js"]')) as HTMLScriptElement | null;
  // Only whole addresses: the app chunk may be on another origin than the page, and in a sub-path there.
  const [source = ''] = (script?.src || document.baseURI).split(/[?#]/);
  const baseUrl = source.slice(0, source.lastIndexOf('/') + 1);
  const app = `${baseUrl}widget/__APP__`;

  const notLoaded =
    `Service Chat could not load ${app}. ` +
    "Check that the server is running and that the page's Content-Security-Policy allows it (script-src, connect-src).";

  let early: EarlyAnswer | undefined;
  let facade: ServiceChatWidget | undefined;
  let isLoading = false;
  let isAsked = false;
  let calls: Call[] = [];

  const load = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { createFacade } = (await import(app)) as typeof import('./app.js');
      facade = createFacade(baseUrl, early);
    } catch (cause) {
      console.error(notLoaded, cause);
    }
    isLoading = false;
    const waiting = calls;
    // Subscriptions hold for the next init() too.
    calls = facade ? [] : calls.filter(({ method }) => method === 'on' || method === 'off');
    for (const { run, reject } of waiting) {
      if (facade) run(facade);
      else reject?.(new Error(notLoaded));
    }
  };

  const later =
    <Name extends Exclude<Method, 'init'>>(method: Name) =>
    (...given: Parameters<ServiceChatWidget[Name]>): void => {
      const run = (to: ServiceChatWidget) => {
        (to[method] as (...args: unknown[]) => void)(...given);
      };
      if (facade) run(facade);
      else calls.push({ method, run });
    };

  const api: ServiceChatWidget = {
    open: later('open'),
    close: later('close'),
    escalate: later('escalate'),
    sendMessage: later('sendMessage'),
    on: later('on') as ServiceChatWidget['on'],
    off: later('off') as ServiceChatWidget['off'],
    destroy: later('destroy'),
    init: (config) =>
      facade?.init(config) ??
      new Promise((resolve, reject) => {
        isAsked = true;
        calls.push({
          method: 'init',
          run: (to) => {
            to.init(config).then(resolve, reject);
          },
          reject,
        });
        void load();
      }),
  };
  /** One entry of the stub's queue: the name of a method, then what to call it with. */
  const carryOut = (entry: unknown): void => {
    const [method, ...given] = Array.from(Object(entry) as ArrayLike<unknown>);
    const call = Object.entries(api).find(([name]) => name === method)?.[1] as
      | ((...given: unknown[]) => Promise<void> | undefined)
      | undefined;
    if (!call) console.error(`ServiceChatWidget has no method "${String(method)}".`);
    // What went wrong is in the console already.
    call?.(...given)?.catch(() => undefined);
  };

  window.ServiceChatWidget = isStub ? Object.assign(stub, api, { q: { push: carryOut } }) : api;

  const config = window.ServiceChatConfig;
  if (config) {
    carryOut(['init', config]);
    const { widgetId } = config;
    // On its way while the app chunk is, but after it: the larger one first.
    const response = fetch(`${baseUrl}api/widget/config/${widgetId}`, {
      signal: AbortSignal.timeout(10_000),
    });
    // Whoever takes it up reports; nobody may.
    response.catch(() => undefined);
    early = { widgetId, response };
  }
  for (const entry of queue) carryOut(entry);
  const handleParsed = () => {
    if (document.querySelector('service-chat-widget')) {
      isAsked = true;
      void load();
    }
    // A page that has no configuration may call init() itself, as soon as the script has loaded.
    setTimeout(() => {
      if (!isAsked) console.error(NOTHING_TO_START);
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', handleParsed);
  else handleParsed();
})();
