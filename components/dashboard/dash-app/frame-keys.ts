/** The keys of the frame: to each screen of the rail, and the list of all keys. */
import type { SessionState } from '../../../server/admin-contract/session.js';
import { frameMessages } from '../messages/frame-messages.js';
import type { KeyBinding } from '../state/keys.js';
import { railOf } from './rail.js';

interface FrameActs {
  /** To a path behind the prefix. */
  go: (path: string) => void;
  /** Shows the list of keys. */
  show: () => void;
  /** Opens the palette. */
  search: () => void;
}

/** As it is printed on the keyboard. */
const CONTROL = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Opens the palette. */
export const PALETTE_KEYS = `${CONTROL} K`;

export function frameKeys(session: SessionState, { go, show, search }: FrameActs): readonly KeyBinding[] {
  const screens = railOf(session).flatMap(({ path, rail }): KeyBinding[] =>
    rail.key === undefined
      ? []
      : [
          {
            keys: `g ${rail.key}`,
            label: frameMessages.goTo(rail.label),
            run: () => {
              go(path);
            },
          },
        ],
  );
  return [
    ...screens,
    { keys: PALETTE_KEYS, label: frameMessages.palette, run: search },
    { keys: '?', label: frameMessages.keysList, run: show },
  ];
}
