/** What a message of signs alone says. */
import type { SmallTalkKind } from '../../languages/definition/intents.js';

const EMOJI = /\p{Extended_Pictographic}|[:;=xX][-']?[)(DPpOo/|]|<3/u;
const KINDS: readonly [kind: SmallTalkKind, signs: RegExp][] = [
  ['complaint', /[👎😡😠🤬😤💩🖕😞😒🙄😑😭😢☹🙁]|[:=]-?[(/]/u],
  ['laughter', /[😂🤣😆😄😁😹]|[:;=]-?D/u],
  ['greeting', /[👋🖐🙋]/u],
  ['thanks', /[🙏❤💙💚💛💜🧡💖💗😍🥰😘💕🤗🎉👏]|<3/u],
  ['assent', /[👍👌✅✔🙂😊😀😃☺😉💯🤝🆗]|[:;=]-?[)pP]/u],
];

/** Undefined where there is no emoji. */
export function emojiKind(text: string): SmallTalkKind | undefined {
  if (!EMOJI.test(text)) return undefined;
  return KINDS.find(([, signs]) => signs.test(text))?.[0] ?? 'test';
}
