import { isDuplicateOf } from "./client.ts";

/** Numbered places of which a unique key gives each to one document: so there are no more than there may be. */
interface Places {
  /** The field of the key that holds the number. */
  field: string;
  most: number;
  /** Those that are held as it is asked. */
  taken: () => Promise<readonly number[]>;
}

/** Writes into the lowest free place, however many do so at once; null where all are taken. Throws what another key refuses. */
export async function inFreePlace<T>(
  { field, most, taken }: Places,
  write: (place: number) => Promise<T>,
): Promise<T | null> {
  for (;;) {
    const held = new Set(await taken());
    let place = 0;
    while (held.has(place)) place += 1;
    if (place >= most) return null;
    try {
      return await write(place);
    } catch (error) {
      if (!isDuplicateOf(error, field)) throw error;
    }
  }
}
