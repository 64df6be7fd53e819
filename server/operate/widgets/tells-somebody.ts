import type { Widget } from '../../model.js';

/** Whether a widget says who is to be told of requests for a human outside the dashboard. */
export const tellsSomebody = ({ webhookUrl, notify }: Pick<Widget, 'webhookUrl' | 'notify'>): boolean =>
  webhookUrl !== undefined || notify !== undefined;
