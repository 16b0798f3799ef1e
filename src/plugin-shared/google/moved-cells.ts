import type { JspbPath } from "./jspb.ts";

/** What became of one field of a message. */
export interface Cell {
  readonly name: string;
  readonly path: JspbPath;
  readonly isNeeded: boolean;
  /** `refused` is of another kind, `missing` what every message has, `absent` what not every one has. */
  readonly state: "read" | "absent" | "missing" | "refused";
}

/**
 * The cells that are not to be believed, since most of their neighbours were refused: when a message gets or loses a
 * place, everything behind it moves by one, and some of what comes to stand there happens to be of the right kind.
 */
export function doubtedAmong(cells: readonly Cell[]): Cell[] {
  if (!cells.some(({ state }) => state === "refused")) return [];
  const doubted = new Set<Cell>();
  const depth = Math.max(...cells.map(({ path }) => path.length));
  for (let level = 0; level < depth; level += 1) {
    const deep = cells.filter(({ path }) => path.length > level);
    const messages = Map.groupBy(deep, ({ path }) => path.slice(0, level).join());
    for (const inOne of messages.values()) for (const cell of movedIn(inOne, level)) doubted.add(cell);
  }
  return [...doubted];
}

/**
 * From the last place on that was read before the first lost one: where in between it moved, nobody knows. Places are
 * counted, since several fields may stand in one.
 */
function movedIn(cells: readonly Cell[], level: number): Cell[] {
  const isLost = ({ state }: Cell): boolean => state === "refused" || state === "missing";
  const isRead = ({ state }: Cell): boolean => state === "read";
  const indexOf = ({ path }: Cell): number => path[level] ?? 0;
  const firstLost = Math.min(...cells.filter(isLost).map(indexOf));
  const places = [...Map.groupBy(cells, indexOf)];
  const later = places.flatMap(([index, place]) => (index < firstLost ? [] : [place]));
  const read = later.filter((place) => place.some(isRead));
  const lost = later.filter((place) => !read.includes(place) && place.some(isLost));
  const refused = lost.filter((place) => place.some(({ state }) => state === "refused"));
  if (refused.length < 2 || lost.length <= read.length) return [];
  const before = places.flatMap(([index, place]) => (index < firstLost && place.some(isRead) ? [index] : []));
  const from = Math.max(...before, -1);
  return cells.filter((cell) => {
    const index = indexOf(cell);
    return !isLost(cell) && (index > from || (index === from && !cell.isNeeded));
  });
}
