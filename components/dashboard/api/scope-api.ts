/** What the frame asks for: the names of the widgets. */
import { AdminError } from './admin-error.js';
import { request } from './request.js';

export interface WidgetName {
  readonly id: string;
  readonly name: string;
}

export const scopeApi = {
  /** All that the operator may see. */
  widgetNames: async (): Promise<readonly WidgetName[]> => {
    try {
      const { items } = await request<{ items: WidgetName[] }>('GET', 'widgets?limit=200');
      return items;
    } catch (error) {
      // Without them the frame does without the choice; what went wrong is told by the screens.
      if (error instanceof AdminError && error.code !== 'unauthenticated') return [];
      throw error;
    }
  },
};
