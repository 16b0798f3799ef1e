/** Places of one millisecond. */
const PLACES = 4096;
const taken = { ms: 0, count: 0 };
/** Messages that are settled together share one. */
export const MOST_AT_A_PLACE = 100;

/**
 * The place of a message that may be delivered from that moment on. It is behind those that this process has placed there before, also
 * where a millisecond is full, which then goes on.
 */
export function placeAt(moment: Date, now: Date): number {
  if (now.getTime() > taken.ms) [taken.ms, taken.count] = [now.getTime(), 0];
  return moment.getTime() * PLACES + taken.count++;
}

/** The first place of that millisecond. */
export function firstPlaceAt(ms: number): number {
  return ms * PLACES;
}

/** The last place of what may be delivered by then. */
export function lastPlaceAt(ms: number): number {
  return ms * PLACES + PLACES - 1;
}

/** From when on a message may be delivered. */
export function visibleAtOf(place: number): Date {
  return new Date(Math.floor(place / PLACES));
}
