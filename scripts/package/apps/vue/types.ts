/** What Vue's tools know of the elements; each wrong use is held to be one by the type check. */
import type { GlobalComponents } from 'vue';
import type {} from 'service-chat-widget/vue';

type Widget = InstanceType<GlobalComponents['service-chat-widget']>;

export const right: Widget['$props'] = { widgetId: '', theme: 'dark', class: 'corner' };
// @ts-expect-error -- no such theme
export const wrongTheme: Widget['$props'] = { theme: 'blue' };

export function listen(widget: Widget, event: HTMLElementEventMap['chat-open']) {
  const opened: number = event.detail.timestamp;
  widget.$emit('chat-open', event);
  // @ts-expect-error -- no such event
  widget.$emit('chat-opened', event);
  return opened;
}
