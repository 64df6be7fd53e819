/** What the table of screens says of each screen. */
import type { TemplateResult } from 'lit';
import type { Role } from '../../../server/admin-contract/roles.js';
import type { ScopeKind } from '../routing/scope.js';
import type { Surroundings } from '../screens/screen.js';
import type { CountValues } from '../state/counts.js';

export interface ScreenRow {
  /** Behind the prefix; parts that begin with a colon, such as `:widgetId`, are given to the screen by name. */
  readonly path: string;
  readonly title: string;
  /** Whom it is for: somebody who is not signed in, or the least role. */
  readonly access: 'stranger' | Role;
  load(): Promise<unknown>;
  draw(around: Surroundings): TemplateResult;
  /** Whether it is a list beside what its path names, and so the same for another; all others begin anew for that. */
  readonly isList?: boolean;
  /** What of the widget and the time it heeds; the choice stands above it. None where absent. */
  readonly scope?: ScopeKind;
  /** Whether it offers that choice itself, where a question is asked of one widget. */
  readonly choosesScope?: boolean;
  /** Its place in the rail; none where absent. */
  readonly rail?: RailRow;
  /** The path of the screen that is marked in the rail in its place, where its own does not begin so. */
  readonly within?: string;
}

/** Screens of every day, what the chat is made of, and settings. */
export type RailGroup = 'work' | 'site' | 'settings';

/** A line of the rail. Within their group they stand in the order of the table below. */
export interface RailRow {
  readonly group: RailGroup;
  readonly label: string;
  readonly icon: TemplateResult;
  /** What is counted beside it. */
  readonly count?: Exclude<keyof CountValues, 'health'>;
  /** Whether it tells how the server is. */
  readonly hasDot?: boolean;
  /** Behind `g`, goes there. */
  readonly key?: string;
  /** Whether it stands in the bar of a phone, which has room for four. */
  readonly onPhone?: boolean;
}
