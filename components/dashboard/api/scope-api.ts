/** What the frame asks for: the names of the widgets. */
import { request } from './request.js';

export interface WidgetName {
  readonly id: string;
  readonly name: string;
}

export const scopeApi = {
  /** All that the operator may see. */
  widgetNames: async (): Promise<readonly WidgetName[]> => {
    const { items } = await request<{ items: WidgetName[] }>('GET', 'widgets?limit=200');
    return items;
  },
};
