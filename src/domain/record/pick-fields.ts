import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import { nearestName } from "../../kernel/nearest-name.ts";

const MAX_FIELDS = 100;
const MAX_PATH_CHARACTERS = 200;
const MAX_PATH_STEPS = 10;
/** Names that mean something to every object in JavaScript. */
const REFUSED = new Set(["__proto__", "constructor", "prototype"]);

/** What is kept below a name; null keeps all of it. */
type Tree = Map<string, Tree | null>;

/** Fields of Records that a caller wants, by dot paths such as `owner.login`; a list on the way is gone through. */
export class PickedFields {
  /** As they were asked for, each once. */
  readonly paths: readonly string[];
  readonly #tree: Tree = new Map();

  /**
   * @param known top-level names of the Records, or null where they are not known
   * @throws AppError `invalid_input` with every path that is malformed or means nothing
   */
  constructor(paths: readonly string[], known: readonly string[] | null) {
    this.paths = [...new Set(paths)];
    const problems = this.paths.flatMap((path) => problemOf(path, known) ?? []);
    if (paths.length > MAX_FIELDS || paths.length === 0)
      problems.unshift({
        path: "fields",
        code: "out_of_range",
        message: `Name 1 to ${MAX_FIELDS} fields.`,
        limit: MAX_FIELDS,
        actual: paths.length,
      });
    if (problems.length > 0) throw new AppError("invalid_input", { details: problems.slice(0, MAX_FIELDS) });
    for (const path of this.paths) plant(this.#tree, path.split("."));
  }

  /** The Record with these fields only, in the order in which they were asked for; what it lacks is left out. */
  of(record: JsonObject): Json {
    return pruned(record, this.#tree);
  }

  /** The values of these fields, in their order; undefined for what is not there. */
  valuesOf(record: JsonObject): (Json | undefined)[] {
    return this.paths.map((path) => valueAt(record, path.split(".")));
  }
}

function problemOf(path: string, known: readonly string[] | null): ErrorDetail | null {
  const shown = path.slice(0, 80);
  const steps = path.split(".");
  const refuse = (message: string): ErrorDetail => ({ path: "fields", code: "invalid_value", message });
  if (path.length > MAX_PATH_CHARACTERS || steps.length > MAX_PATH_STEPS)
    return refuse(
      `"${shown}…" is too long: a path has at most ${MAX_PATH_CHARACTERS} characters and ${MAX_PATH_STEPS} steps.`,
    );
  if (steps.some((step) => step === "" || REFUSED.has(step)))
    return refuse(`"${shown}" is no path: use names with dots between them, such as owner.login.`);
  const [top = ""] = steps;
  if (known === null || known.includes(top)) return null;
  const near = nearestName(top, known);
  const hint = near === null ? `They have: ${known.join(", ")}.` : `Did you mean "${near}"?`;
  return refuse(`These Records have no field "${top.slice(0, 80)}". ${hint}`);
}

function plant(tree: Tree, [name = "", ...below]: readonly string[]): void {
  const there = tree.get(name);
  if (there === null) return;
  if (below.length === 0) {
    tree.set(name, null);
    return;
  }
  const branch = there ?? new Map<string, Tree | null>();
  tree.set(name, branch);
  plant(branch, below);
}

function pruned(value: Json, tree: Tree): Json {
  if (Array.isArray(value)) return value.map((item) => pruned(item, tree));
  if (!isJsonObject(value)) return null;
  const kept: JsonObject = {};
  for (const [name, below] of tree) {
    const found = Object.hasOwn(value, name) ? value[name] : undefined;
    if (found !== undefined) kept[name] = below === null ? found : pruned(found, below);
  }
  return kept;
}

function valueAt(value: Json, [name, ...below]: readonly string[]): Json | undefined {
  if (name === undefined) return value;
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const found = valueAt(item, [name, ...below]);
      return found === undefined ? [] : [found];
    });
  if (!isJsonObject(value) || !Object.hasOwn(value, name)) return undefined;
  const found = value[name];
  return found === undefined ? undefined : valueAt(found, below);
}
