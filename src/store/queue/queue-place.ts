/** Places of one millisecond. */
const PLACES = 4096;
let taken = 0;

/** The place of a message that may be delivered from that moment on: behind those that this process placed before. */
export function placeAt(moment: Date): number {
  taken = (taken + 1) % PLACES;
  return moment.getTime() * PLACES + taken;
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
