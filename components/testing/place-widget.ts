/** Puts a whole widget on the page of a test, with an id of its own, so that no test finds another's traces. */
import { fixtureSync, html } from '@open-wc/testing';
import { newUuid } from '../internal/new-uuid.js';
import type { ServiceChatWidgetElement } from '../service-chat-widget/service-chat-widget.js';
import '../service-chat-widget/service-chat-widget.js';
import { deepQueryAll } from './deep-query.js';
import { waitUntil } from './wait-until.js';

type WidgetProperties = Partial<
  Pick<
    ServiceChatWidgetElement,
    | 'widgetId'
    | 'baseUrl'
    | 'primaryColor'
    | 'greeting'
    | 'placeholder'
    | 'privacyUrl'
    | 'position'
    | 'theme'
    | 'displayMode'
    | 'locale'
    | 'strings'
    | 'name'
    | 'suggestions'
    | 'logo'
    | 'launcherText'
    | 'launcherIcon'
    | 'windowSize'
    | 'openAfter'
    | 'visitor'
    | 'consent'
  >
>;

/** At once, before the server has answered. */
export function placeWidget(properties: WidgetProperties = {}): ServiceChatWidgetElement {
  const widget = fixtureSync<ServiceChatWidgetElement>(html`<service-chat-widget></service-chat-widget>`);
  return Object.assign(widget, { widgetId: newUuid(), ...properties });
}

/** Once its launcher stands. */
export async function placeStandingWidget(properties?: WidgetProperties): Promise<ServiceChatWidgetElement> {
  const widget = placeWidget(properties);
  await waitUntil(() => launcherOf(widget), 'the launcher stands');
  return widget;
}

/** Once its window is open and has come to rest. */
export async function placeOpenWidget(properties?: WidgetProperties): Promise<ServiceChatWidgetElement> {
  const widget = await placeStandingWidget(properties);
  widget.open();
  await atRest(widget);
  return widget;
}

/** Whether the window is open and its panel there. */
export function isShown(widget: ServiceChatWidgetElement | undefined): boolean {
  return widget !== undefined && widget.isOpen && panelOf(widget)?.hidden === false;
}

/** Waits until the window is open and nothing moves. */
export async function atRest(widget: ServiceChatWidgetElement): Promise<void> {
  await waitUntil(() => isShown(widget), 'the window is open');
  await Promise.all(animationsOf(widget).map(({ finished }) => finished));
}

/** Also those in the shadow roots below, which `document.getAnimations()` does not know. */
function animationsOf(widget: ServiceChatWidgetElement): Animation[] {
  return deepQueryAll(widget.shadowRoot!, '*').flatMap((element) => element.getAnimations());
}

export function launcherOf(widget: ServiceChatWidgetElement): HTMLButtonElement | null {
  return widget.shadowRoot?.querySelector<HTMLButtonElement>('.launcher') ?? null;
}

export function panelOf(widget: ServiceChatWidgetElement): HTMLElement | null {
  return widget.shadowRoot?.querySelector<HTMLElement>('chat-panel') ?? null;
}

/** Types and payloads of the widget's public events, as a page sees them. */
export function recordEvents(target: EventTarget): [string, unknown][] {
  const seen: [string, unknown][] = [];
  for (const type of ['chat-open', 'chat-close', 'chat-message', 'chat-escalate', 'chat-feedback']) {
    target.addEventListener(type, (event) => seen.push([type, (event as CustomEvent<unknown>).detail]));
  }
  return seen;
}

/** Keeps a method of the console from printing; gives what it was called with. */
export function muteConsole(method: 'error' | 'warn'): {
  readonly said: string[];
  readonly restore: () => void;
} {
  const original = console[method];
  const said: string[] = [];
  console[method] = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
  };
  return {
    said,
    restore: () => {
      console[method] = original;
    },
  };
}
