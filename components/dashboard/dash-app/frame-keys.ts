/** The keys of the frame: to each screen of the rail, and the list of all keys. */
import type { SessionState } from '../../../server/admin-contract/session.js';
import { frameMessages } from '../messages/frame-messages.js';
import type { KeyBinding } from '../state/keys.js';
import { railOf } from './rail.js';

/** @param go to a path behind the prefix @param showAll shows the list of keys */
export function frameKeys(
  session: SessionState,
  go: (path: string) => void,
  showAll: () => void,
): readonly KeyBinding[] {
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
  return [...screens, { keys: '?', label: frameMessages.keysList, run: showAll }];
}
