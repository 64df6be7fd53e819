/** The properties by which a page sets what visitors see of a widget, beside its language. */
import { ReactiveElement, type PropertyDeclarations } from '@lit/reactive-element';
import type { LauncherIcon, Position, Theme, WindowSize } from '../../server/contract.js';
import { mapOrText } from '../internal/attributes.js';
import type { ByLanguage } from '../language/best-match.js';

/** What is not set comes from the widget record, then from the documented defaults. */
export class WidgetLook extends ReactiveElement {
  // By decorators, what they need would be a twentieth of all that is sent before the click.
  static override properties: PropertyDeclarations = {
    primaryColor: { attribute: 'primary-color' },
    name: { converter: mapOrText },
    greeting: { converter: mapOrText },
    placeholder: { converter: mapOrText },
    suggestions: { converter: mapOrText },
    logo: {},
    launcherText: { attribute: 'launcher-text', converter: mapOrText },
    launcherIcon: { attribute: 'launcher-icon' },
    windowSize: { attribute: 'window-size' },
    privacyUrl: { attribute: 'privacy-url' },
    position: {},
    theme: {},
  };

  /** Brand colour, `#rgb` or `#rrggbb`. */
  primaryColor?: string;
  /** Title of the window, in place of the widget's name; one text, or one for each language by its tag. */
  name?: ByLanguage<string>;
  /** First line of the chat; one text, or one for each language by its tag. */
  greeting?: ByLanguage<string>;
  /** Text in the empty input; one text, or one for each language by its tag. */
  placeholder?: ByLanguage<string>;
  /** Questions to begin with; one list, or one for each language by its tag. */
  suggestions?: ByLanguage<readonly string[]>;
  /** Address of an image for the header, in place of the first letter of the name. */
  logo?: string;
  /** Text beside the icon of the launcher; one text, or one for each language by its tag. */
  launcherText?: ByLanguage<string>;
  /** What the launcher shows: one of the icons, or the logo. */
  launcherIcon?: LauncherIcon;
  /** Size of the open window; a phone's screen is filled all the same. */
  windowSize?: WindowSize;
  /** Address of your privacy notice, which the form for a human links to. */
  privacyUrl?: string;
  /** Corner of the page. */
  position?: Position;
  /** `auto` follows the visitor's system. */
  theme?: Theme;
}
