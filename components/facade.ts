/**
 * The JavaScript API of the embedded widget, as it stands on `window.ServiceChatWidget`: maps its calls and
 * events onto the one element that it has mounted. Nothing here throws into the page.
 */
import type { LauncherIcon, Position, Theme, WindowSize } from '../server/contract.js';
import type { ServiceChatEventMap, ServiceChatEventName } from './internal/events.js';
import type { ByLanguage } from './language/best-match.js';
import type { Visitor } from './conversation/visitor.js';
import type { GivenMessages } from './language/locales/messages.js';
import { isUuid } from './internal/uuid.js';
import type { ServiceChatWidgetElement } from './service-chat-widget/service-chat-widget.js';
import { OPTION_NAMES } from './service-chat-widget/widget-options.js';
import { NO_WIDGET_ID } from './api/widget-record.js';
import { complain, warnOfUnknown } from './service-chat-widget/option-warning.js';

/** `window.ServiceChatConfig`, and what `init()` takes. */
export interface ServiceChatConfig {
  /** Id of the widget, as the command `widget list` shows it. */
  readonly widgetId: string;
  /** Brand colour, `#rgb` or `#rrggbb`. Default `#6366f1`. */
  readonly primaryColor?: string | undefined;
  /** First line of the chat. Default `Hi! How can I help?`. */
  readonly greeting?: ByLanguage<string> | undefined;
  /** Text in the empty input. */
  readonly placeholder?: ByLanguage<string> | undefined;
  /** Title of the window, in place of the widget's name. */
  readonly name?: ByLanguage<string> | undefined;
  /** Questions to begin with. */
  readonly suggestions?: ByLanguage<readonly string[]> | undefined;
  /** Address of an image for the header, in place of the first letter of the name. */
  readonly logo?: string | undefined;
  /** Text beside the icon of the launcher. */
  readonly launcherText?: ByLanguage<string> | undefined;
  /** Default `chat`. */
  readonly launcherIcon?: LauncherIcon | undefined;
  /** Size of the open window; a phone's screen is filled all the same. Default `medium`. */
  readonly windowSize?: WindowSize | undefined;
  /** Address of your privacy notice, which the form for a human links to. */
  readonly privacyUrl?: string | undefined;
  /** Default `bottom-right`. */
  readonly position?: Position | undefined;
  /** Default `light`. */
  readonly theme?: Theme | undefined;
  /** `required` keeps the conversation in memory until `init()` is called with `granted`. Default `granted`. */
  readonly consent?: 'required' | 'granted' | undefined;
  /** Language tag such as `de` or `pt-BR`. Default: the `lang` of the page; English where it is not spoken. */
  readonly locale?: string | undefined;
  /** Messages in the place of those of the language, by their names. */
  readonly strings?: GivenMessages | undefined;
  /** Seconds until the window opens by itself: once for a visitor, never on a phone. Default: it does not. */
  readonly openAfter?: number | undefined;
  /** Who the visitor is, where the page knows. */
  readonly visitor?: Visitor | undefined;
}

export type ServiceChatCallback<Name extends ServiceChatEventName> = (
  payload: ServiceChatEventMap[Name],
) => void;

/** `window.ServiceChatWidget`. Its functions need no `this`. */
export interface ServiceChatWidget {
  readonly open: () => void;
  readonly close: () => void;
  /** Opens the window with the form that reaches a human. */
  readonly escalate: () => void;
  /** Sends a question as if the visitor had; blank text is ignored. Does not open the window. */
  readonly sendMessage: (text: string) => void;
  readonly on: <Name extends ServiceChatEventName>(event: Name, callback: ServiceChatCallback<Name>) => void;
  readonly off: <Name extends ServiceChatEventName>(event: Name, callback: ServiceChatCallback<Name>) => void;
  /** Removes the widget and all subscriptions. */
  readonly destroy: () => void;
  /**
   * Puts a widget on the page, in place of one that is there; subscriptions stay. Resolves when the launcher
   * stands, or when another `init()` or `destroy()` came first. Rejects with a TypeError without a valid
   * widgetId, and with an Error that says what to do where the server does not serve this widget here.
   */
  readonly init: (config: ServiceChatConfig) => Promise<void>;
}

declare global {
  interface Window {
    ServiceChatConfig?: ServiceChatConfig;
    ServiceChatWidget?: ServiceChatWidget;
  }
}

/** What the server answers to a request that the loader has sent ahead: for the record of a widget. */
export interface EarlyAnswer {
  readonly widgetId: string;
  readonly response: Promise<Response>;
}

type AnyCallback = (payload: unknown) => void;

const EVENTS: readonly ServiceChatEventName[] = ['open', 'close', 'message', 'escalate', 'feedback'];

/** What a page may configure; each is a property of the element, which has more. */
const OPTIONS: readonly (keyof ServiceChatConfig)[] = ['widgetId', 'consent', 'visitor', ...OPTION_NAMES];

/** Tells the widget, and copies that a page makes of it, from those that are written in the page. */
const EMBEDDED = 'data-embedded';

function whenBodyIsThere(run: () => void): void {
  // A script in the head may be here before the body is.
  if (document.body as HTMLElement | null) run();
  else document.addEventListener('DOMContentLoaded', run, { once: true });
}

/**
 * @param baseUrl folder of the server that the script came from
 * @param early taken up by the first widget, if that is the one it is about
 */
export function createFacade(baseUrl: string, early?: EarlyAnswer): ServiceChatWidget {
  const callbacks = new Map<string, Set<AnyCallback>>(EVENTS.map((event) => [event, new Set()]));
  let widget: ServiceChatWidgetElement | undefined;
  /** Resolves the init() that is still in flight. */
  let settle: (() => void) | undefined;

  function callbacksOf(event: string, callback: unknown): Set<AnyCallback> | undefined {
    const known = callbacks.get(event);
    if (known && typeof callback === 'function') return known;
    void complain((texts) => (known ? texts.noCallback(event) : texts.noEvent(event, EVENTS)));
    return undefined;
  }

  function tell(event: ServiceChatEventName, payload: object): void {
    const subscribed = callbacks.get(event) ?? new Set();
    for (const callback of new Set(subscribed)) {
      if (!subscribed.has(callback)) continue;
      try {
        callback({ ...payload });
      } catch (error) {
        reportError(error);
      }
    }
  }

  /**
   * Turbo, Astro, htmx and the like put another body, or other content of the body, in the place of the one that the
   * widget stands in. Who takes the widget alone away means it.
   */
  const bodies = new MutationObserver((changes) => {
    const body = document.body as HTMLElement | null;
    if (!widget || widget.isConnected || !body) return;
    const isTakenAlone = changes.some(
      ({ addedNodes, removedNodes }) =>
        removedNodes[0] === widget && removedNodes.length + addedNodes.length === 1,
    );
    if (isTakenAlone) return;
    for (const copy of document.querySelectorAll(`[${EMBEDDED}]`)) copy.remove();
    place(widget);
  });

  function place(element: Element): void {
    document.body.append(element);
    bodies.observe(document.documentElement, { childList: true });
    bodies.observe(document.body, { childList: true });
  }

  function remove(): void {
    bodies.disconnect();
    widget?.remove();
    widget = undefined;
    settle?.();
    settle = undefined;
  }

  function mount(config: ServiceChatConfig): Promise<void> {
    const element = document.createElement('service-chat-widget');
    element.setAttribute(EMBEDDED, '');
    Object.assign(element, { baseUrl }, ...OPTIONS.map((name) => ({ [name]: config[name] })));
    if (early?.widgetId === config.widgetId) element.earlyRecord = early.response;
    early = undefined;
    for (const event of EVENTS) {
      element.addEventListener(`chat-${event}`, ({ detail }) => {
        if (widget === element) tell(event, detail);
      });
    }
    widget = element;
    whenBodyIsThere(() => {
      if (widget !== element) return;
      place(element);
    });
    return new Promise((resolve, reject) => {
      settle = resolve;
      element.addEventListener('chat-ready', () => {
        resolve();
      });
      element.addEventListener('chat-unavailable', ({ detail: { message } }) => {
        reject(new Error(message));
        if (widget === element) remove();
      });
    });
  }

  return {
    open: () => widget?.open(),
    close: () => widget?.close(),
    escalate: () => widget?.escalate(),
    sendMessage: (text) => {
      if (typeof text === 'string') widget?.sendMessage(text);
      else void complain((texts) => texts.noText);
    },
    on: (event, callback) => {
      callbacksOf(event, callback)?.add(callback as AnyCallback);
    },
    off: (event, callback) => {
      callbacksOf(event, callback)?.delete(callback as AnyCallback);
    },
    destroy: () => {
      remove();
      for (const subscribed of callbacks.values()) subscribed.clear();
    },
    init: async (config: Partial<ServiceChatConfig> | undefined) => {
      void warnOfUnknown(config, OPTIONS);
      if (!isUuid(config?.widgetId)) {
        console.error(NO_WIDGET_ID);
        throw new TypeError(NO_WIDGET_ID);
      }
      remove();
      return mount({ ...config, widgetId: config.widgetId });
    },
  };
}
