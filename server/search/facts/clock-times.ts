/** Reads the times of the day in a text, in their order, as minutes after midnight. */

const CLOCK =
  /(?<![\p{L}\p{N}.,:/])(\d{1,2})(?:\s?[:.hH]\s?([0-5]\d))?(?:\s?(a\.?m\.?|p\.?m\.?)(?!\p{L}))?(?![\p{N}:])|(?<!\p{L})(noon|midday|midnight)(?!\p{L})/giu;
const HOUR = 60;
const HALF_DAY = 12 * HOUR;

/** A time, and whether it may be twelve hours later: `2` of `2 – 5` may be two in the afternoon. */
interface ClockTime {
  minutes: number;
  isOpen: boolean;
}

function timesOf(text: string): ClockTime[] {
  return [...text.matchAll(CLOCK)].flatMap(([, hour = '', minute = '0', half = '', word]): ClockTime[] => {
    if (word !== undefined)
      return [{ minutes: /^midnight$/i.test(word) ? 2 * HALF_DAY : HALF_DAY, isOpen: false }];
    const minutes = Number(hour) * HOUR + Number(minute);
    if (minutes > 2 * HALF_DAY) return [];
    if (half === '') return [{ minutes, isOpen: Number(hour) <= 12 }];
    return [{ minutes: (minutes % HALF_DAY) + (/^p/i.test(half) ? HALF_DAY : 0), isOpen: false }];
  });
}

/** How many times of the day a text says. */
export const countClockTimes = (text: string): number => timesOf(text).length;

/** Whether the times of some texts, taken together, follow each other through one day: `8 – 11`, then `3.30 – 5.30`. */
export function followEachOther(texts: readonly string[]): boolean {
  const times = texts.flatMap(timesOf);
  // Where hours after noon are counted on, all are what they say.
  const isTwelve = times.every(({ minutes }) => minutes <= HALF_DAY + HOUR || minutes === 2 * HALF_DAY);
  let last = -1;
  for (const { minutes, isOpen } of times) {
    const later = isTwelve && isOpen && minutes <= last ? minutes + HALF_DAY : minutes;
    if (later <= last) return false;
    last = later;
  }
  return true;
}
