/** The properties by which a page sets what visitors see of a widget, beside its language. */
import { ReactiveElement } from '@lit/reactive-element';
import { property } from 'lit/decorators.js';
import type { LauncherIcon, Position, Theme, WindowSize } from '../../server/contract.js';
import { mapOrText } from '../internal/attributes.js';
import type { ByLanguage } from '../language/best-match.js';

/** What is not set comes from the widget record, then from the documented defaults. */
export class WidgetLook extends ReactiveElement {
  /** Brand colour, `#rgb` or `#rrggbb`. */
  @property({ attribute: 'primary-color' }) primaryColor?: string;
  /** Title of the window, in place of the widget's name; one text, or one for each language by its tag. */
  @property({ converter: mapOrText }) name?: ByLanguage<string>;
  /** First line of the chat; one text, or one for each language by its tag. */
  @property({ converter: mapOrText }) greeting?: ByLanguage<string>;
  /** Text in the empty input; one text, or one for each language by its tag. */
  @property({ converter: mapOrText }) placeholder?: ByLanguage<string>;
  /** Questions to begin with; one list, or one for each language by its tag. */
  @property({ converter: mapOrText }) suggestions?: ByLanguage<readonly string[]>;
  /** Address of an image for the header, in place of the first letter of the name. */
  @property() logo?: string;
  /** Text beside the icon of the launcher; one text, or one for each language by its tag. */
  @property({ attribute: 'launcher-text', converter: mapOrText }) launcherText?: ByLanguage<string>;
  /** What the launcher shows: one of the icons, or the logo. */
  @property({ attribute: 'launcher-icon' }) launcherIcon?: LauncherIcon;
  /** Size of the open window; a phone's screen is filled all the same. */
  @property({ attribute: 'window-size' }) windowSize?: WindowSize;
  /** Address of your privacy notice, which the form for a human links to. */
  @property({ attribute: 'privacy-url' }) privacyUrl?: string;
  /** Corner of the page. */
  @property() position?: Position;
  /** `auto` follows the visitor's system. */
  @property() theme?: Theme;
}
