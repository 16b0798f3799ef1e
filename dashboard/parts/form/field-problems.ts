/** What the server says of one field. */
export interface FieldProblem {
  /** Which entry of a list, from 0. */
  index: number | undefined;
  message: string;
}

export type FieldProblems = ReadonlyMap<string, readonly FieldProblem[]>;

/** Problems by path, such as `input.urls.1`, by the field that they are at. */
export function fieldProblems(byPath: ReadonlyMap<string, string>, root: string): FieldProblems {
  const found = new Map<string, FieldProblem[]>();
  for (const [path, message] of byPath) {
    const [first, name, index] = path.split(".");
    if (first !== root || name === undefined) continue;
    const place = index !== undefined && /^\d+$/.test(index) ? Number(index) : undefined;
    found.set(name, [...(found.get(name) ?? []), { index: place, message }]);
  }
  return found;
}
