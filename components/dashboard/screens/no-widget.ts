/** What a screen of one widget shows while there is none: the way to the first. */
import { html, type TemplateResult } from 'lit';
import { noWidgetMessages as words } from '../messages/no-widget-messages.js';
import { empty } from '../parts/empty.js';
import { widgetsIcon } from '../theme/rail-icons.js';
import { mayCreateWidgets, type Surroundings } from './screen.js';

export function drawNoWidget({ session, linkTo }: Surroundings): TemplateResult {
  const mayCreate = mayCreateWidgets(session);
  return empty({
    title: words.title,
    text: mayCreate ? words.text : words.textReader,
    icon: widgetsIcon,
    ...(mayCreate && {
      step: html`<a class="button solid" href=${linkTo('/widgets/new')}>${words.create}</a>`,
    }),
  });
}
