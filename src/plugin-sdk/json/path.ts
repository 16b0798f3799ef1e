/** One step of a compiled path. */
export type PathStep = { kind: "key"; key: string } | { kind: "index"; index: number } | { kind: "each" };

/** Longest path in characters, and most steps in it. */
const MAX_PATH_LENGTH = 256;
const MAX_PATH_DEPTH = 32;

const MAX_CACHED_PATHS = 2000;
const REFUSED_KEYS = new Set(["__proto__", "constructor", "prototype"]);
// One step: [*], [-1], ["a.b"], ['a.b'], or .name (the dot is left out in front).
const STEP = /\[(?:(\*)|(-?\d{1,9})|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\]|(\.?)([^.[\]"']+)/y;

const compiled = new Map<string, readonly PathStep[]>();

/** A path that cannot be followed, with the reason in words for the caller who wrote it. */
export class InvalidPath extends Error {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`The path ${JSON.stringify(path.slice(0, MAX_PATH_LENGTH))} is not valid: ${reason}.`);
    this.name = "InvalidPath";
    this.path = path;
    this.reason = reason;
  }
}

/** Steps of a path, kept for the next call. Throws InvalidPath. */
export function compilePath(path: string): readonly PathStep[] {
  const known = compiled.get(path);
  if (known !== undefined) return known;
  const steps = readSteps(path);
  if (compiled.size >= MAX_CACHED_PATHS) compiled.clear();
  compiled.set(path, steps);
  return steps;
}

function readSteps(path: string): PathStep[] {
  if (path === "") throw new InvalidPath(path, "it is empty");
  if (path.length > MAX_PATH_LENGTH)
    throw new InvalidPath(path, `it is longer than ${MAX_PATH_LENGTH} characters`);
  const steps: PathStep[] = [];
  let position = 0;
  while (position < path.length) {
    STEP.lastIndex = position;
    const match = STEP.exec(path);
    const named = match?.[6] !== undefined;
    // A name needs a dot before it, except the first; brackets never have one.
    if (match === null || (named && (match[5] === ".") === (position === 0))) {
      throw new InvalidPath(path, `unexpected ${JSON.stringify(path[position])} at position ${position}`);
    }
    steps.push(stepOf(path, match));
    if (steps.length > MAX_PATH_DEPTH)
      throw new InvalidPath(path, `it has more than ${MAX_PATH_DEPTH} steps`);
    position = STEP.lastIndex;
  }
  return steps;
}

function stepOf(path: string, match: RegExpExecArray): PathStep {
  const [, star, index, double, single, , name] = match;
  if (star !== undefined || name === "*") return { kind: "each" };
  if (index !== undefined) return { kind: "index", index: Number(index) };
  const key = name ?? (double ?? single ?? "").replace(/\\(.)/g, "$1");
  if (REFUSED_KEYS.has(key)) throw new InvalidPath(path, `the key ${JSON.stringify(key)} is not allowed`);
  return { kind: "key", key };
}
