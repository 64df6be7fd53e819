/** Where a visitor is reading in a transcript, and the way back there. */
import type { ChatMessage } from '../chat-message/chat-message.js';
import type { ReadingPlace } from '../conversation/place-storage.js';
import type { Scrolled } from './follow-newest.js';

/**
 * Frames in which a row is brought to its place: rows out of sight have but a guessed height until they come into
 * sight, which takes several frames where the processor is short.
 */
const MAX_STEPS = 12;
/** Frames without a shift after which a row is there. */
const STILL_STEPS = 2;

const drawnIn = ({ rows }: Scrolled): ChatMessage[] => [...rows.querySelectorAll('chat-message')];

/** The first message in sight. */
export function placeIn(transcript: Scrolled): ReadingPlace | undefined {
  const { top } = transcript.scroller.getBoundingClientRect();
  const row = drawnIn(transcript).find((drawn) => drawn.getBoundingClientRect().bottom > top);
  return row?.message && { messageId: row.message.id, offset: row.getBoundingClientRect().top - top };
}

/** Scrolls to a place whose message is drawn; calls back at each step. */
export async function scrollToPlace(
  transcript: Scrolled,
  { messageId, offset }: ReadingPlace,
  onStep: () => void,
): Promise<void> {
  const row = drawnIn(transcript).find(({ message }) => message?.id === messageId);
  const { scroller } = transcript;
  for (let step = 0, still = 0; row && step < MAX_STEPS && still < STILL_STEPS; step += 1) {
    await row.updateComplete;
    const shift = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top - offset;
    still = Math.abs(shift) < 1 ? still + 1 : 0;
    scroller.scrollTop += shift;
    onStep();
    await new Promise(requestAnimationFrame);
  }
}
