/** Copies segments into memory that threads share, in small steps between other work: sending them would copy all at once. */
import { createEventLoopYielder } from '../../runtime/event-loop-yielder.js';
import type { LiveSegment, Segment } from './segment.js';

/** Copied at once, in numbers. */
const STEP = 1 << 20;

export async function shareSegments(live: readonly LiveSegment[]): Promise<LiveSegment[]> {
  const yieldToEventLoop = createEventLoopYielder();
  const shareArrays = async <T extends object>(part: T): Promise<T> => {
    const copy = { ...part } as Record<string, unknown>;
    for (const [name, value] of Object.entries(part)) {
      if (!ArrayBuffer.isView(value)) continue;
      const from = value as Uint8Array;
      const Type = from.constructor as new (buffer: SharedArrayBuffer) => Uint8Array;
      const to = new Type(new SharedArrayBuffer(from.byteLength));
      for (let start = 0; start < from.length; start += STEP) {
        to.set(from.subarray(start, start + STEP), start);
        await yieldToEventLoop();
      }
      copy[name] = to;
    }
    return copy as T;
  };
  const share = async (segment: Segment): Promise<Segment> => ({
    ...segment,
    dictionary: await shareArrays(segment.dictionary),
    forward: await shareArrays(segment.forward),
    postings: await shareArrays(segment.postings),
  });
  const shared: LiveSegment[] = [];
  for (const { segment, deadPages } of live) shared.push({ segment: await share(segment), deadPages });
  return shared;
}
