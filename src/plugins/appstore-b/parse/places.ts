import type { Path } from "./sparse.ts";

/** In a path of `placesOf`, every member of a list. */
export const EACH = -1;
/** At the end of a path of `placesOf`: a text there is read as a `JsonText`, which leaves its escapes to who needs it. */
export const AS_WRITTEN = -2;

/** The places of a sparse array that are read, level by level. */
export interface Places {
  /** Everything under here is read. */
  readonly whole: boolean;
  /** A text here is read as a `JsonText`. */
  readonly asWritten: boolean;
  /** What is read of every member; null when members are told apart by their index. */
  readonly each: Places | null;
  /** What is read of the member at an index. */
  readonly members: readonly (Places | undefined)[];
}

export const EVERYTHING: Places = { whole: true, asWritten: false, each: null, members: [] };
const SOME: Places = { ...EVERYTHING, whole: false };
const WRITTEN_TEXT: Places = { ...EVERYTHING, asWritten: true };

/** The places that paths lead to, each with all that is under it. */
export function placesOf(paths: readonly Path[]): Places {
  if (paths.some((path) => path.length === 0)) return EVERYTHING;
  if (paths.every(([index]) => index === AS_WRITTEN)) return WRITTEN_TEXT;
  if (paths.some(([index]) => index === AS_WRITTEN)) return EVERYTHING;
  const indexes = new Set(paths.map(([index]) => index as number));
  const inside = (index: number) =>
    placesOf(paths.filter(([first]) => first === index).map((path) => path.slice(1)));
  // A path to one member of a list whose members are all read adds to what is read of all.
  if (indexes.has(EACH)) return { ...SOME, each: placesOf(paths.map((path) => path.slice(1))) };
  const members: (Places | undefined)[] = [];
  for (const index of indexes) members[index] = inside(index);
  return { ...SOME, members: Array.from(members) };
}

/** The same paths, from a place further up. */
export function under(base: Path, paths: readonly Path[]): Path[] {
  return paths.map((path) => [...base, ...path]);
}
