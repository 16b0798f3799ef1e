import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import { assertPublic } from "./assert-public.ts";
import { changesBetween, sameJson, type Normalization } from "./changes.ts";
import { fieldNamesOf, foldToken, strictInputOf } from "./fields.ts";
import { assertSize } from "./input-size.ts";
import { detailsOf, MAX_DETAILS, OUR_WORDS } from "./issues.ts";
import { MAX_LIMIT } from "./json-schema.ts";
import { nearestName } from "../../kernel/nearest-name.ts";
import { chooseOperation } from "./choose-operation.ts";

/** Unknown fields that are named one by one, each with the nearest known name. */
const MAX_UNKNOWN_FIELDS = 20;

/** A Request input that is fit to be stored and run. */
export interface NormalizedInput {
  operation: Operation;
  /** Canonical fields, defaults applied; without `operation` and `limit`. */
  input: JsonObject;
  /** Null when the caller named none. */
  limit: number | null;
  /** Everything that differs from what was sent. Empty when the input was canonical. */
  normalizations: Normalization[];
  /** Features of the operation that the input asks for, in declared order. */
  requestedFeatures: string[];
}

/**
 * Turns what a caller sent into the canonical input of one operation. Deterministic, and idempotent: the result of
 * `canonicalInput` goes through unchanged.
 * @param isPublic the caller has made `assertSize` and `assertPublic` already
 * @throws AppError with every problem in `details`: `input_cap_exceeded` for an input that is too large to be read,
 * `private_input_refused` before anything else is looked at, `operation_not_found`, `operation_not_public`, `input_cap_exceeded` when caps are all that is wrong, else `invalid_input`.
 */
export function normalizeInput(scraper: Scraper, raw: unknown, isPublic = false): NormalizedInput {
  if (!isPublic) {
    assertSize(raw);
    assertPublic(raw);
  }
  if (!isJsonObject(raw)) {
    throw refusal([{ path: "input", code: "invalid_value", message: "The input must be a JSON object." }]);
  }
  const problems: ErrorDetail[] = [];
  const { operation, normalizations } = chooseOperation(scraper, raw);
  const limit = readLimit(raw, problems, normalizations);
  const named = canonicalNames(operation, raw, problems, normalizations);
  const friendly = applyOwnRules(operation, named, normalizations);
  const input = parse(operation, friendly, problems, normalizations);
  if (problems.length > 0 || input === null) throw refusal(problems);
  const requestedFeatures = (operation.features ?? []).filter((feature) => input[feature] === true);
  return { operation, input, limit, normalizations, requestedFeatures };
}

/** What is stored with the Request and shown to its owner: the canonical input with `operation` and `limit`. */
export function canonicalInput({ operation, input, limit }: NormalizedInput): JsonObject {
  return { operation: operation.name, ...input, ...(limit === null ? {} : { limit }) };
}

function refusal(details: ErrorDetail[]): AppError {
  const onlyCaps = details.length > 0 && details.every((detail) => detail.code === "cap_exceeded");
  const first = details[0]?.message;
  return new AppError(onlyCaps ? "input_cap_exceeded" : "invalid_input", {
    details: details.slice(0, MAX_DETAILS),
    ...(details.length === 1 && first !== undefined ? { message: `${details[0]?.path}: ${first}` } : {}),
  });
}

function readLimit(raw: JsonObject, problems: ErrorDetail[], normalizations: Normalization[]): number | null {
  const key = Object.keys(raw).find((name) => foldToken(name) === "limit");
  const given = key === undefined ? undefined : raw[key];
  if (given === undefined || given === null) {
    if (given === null)
      normalizations.push({ path: "input.limit", from: null, to: null, reason: "null_left_out" });
    return null;
  }
  const limit = typeof given === "string" && /^\s*[+-]?\d{1,15}\s*$/.test(given) ? Number(given) : given;
  if (!Number.isSafeInteger(limit)) {
    problems.push({ path: "input.limit", code: "invalid_value", message: "`limit` must be a whole number." });
    return null;
  }
  const actual = limit as number;
  if (actual < 1 || actual > MAX_LIMIT) {
    const message = `${actual} is outside 1 to ${MAX_LIMIT}.`;
    // No cap was passed by what is too small: there is nothing to split.
    const [code, limit] = actual < 1 ? ["too_small", 1] : ["cap_exceeded", MAX_LIMIT];
    problems.push({ path: "input.limit", code, message, limit, actual });
  }
  normalizations.push(...changesBetween(given, actual, "input.limit"));
  return actual;
}

/** Fields under their canonical names. Names that mean nothing are problems; so are two names that disagree. */
function canonicalNames(
  operation: Operation,
  raw: JsonObject,
  problems: ErrorDetail[],
  normalizations: Normalization[],
): JsonObject {
  const names = fieldNamesOf(operation);
  const input: JsonObject = {};
  const sentAs = new Map<string, string>();
  let unknown = 0;
  for (const [name, value] of Object.entries(raw)) {
    const field = names.byFolded.get(foldToken(name));
    if (field === "operation" || field === "limit") continue;
    if (field === undefined) {
      unknown += 1;
      if (unknown <= MAX_UNKNOWN_FIELDS) problems.push(unknownField(operation, name));
      continue;
    }
    const other = sentAs.get(field);
    if (other !== undefined && !sameJson(input[field], value)) {
      const message = `"${other}" and "${name}" both mean \`${field}\` and have different values; send one of them.`;
      problems.push({ path: `input.${name}`, code: "conflicting_aliases", message });
    } else if (value === null && !accepts(operation, field, null)) {
      normalizations.push({ path: `input.${field}`, from: null, to: null, reason: "null_left_out" });
    } else {
      sentAs.set(field, name);
      input[field] = value;
      if (name !== field) {
        normalizations.push({ path: `input.${field}`, from: name, to: field, reason: "alias" });
      }
    }
  }
  if (unknown > MAX_UNKNOWN_FIELDS) {
    const message = `The input has ${unknown} fields that the operation ${operation.name} does not take; the first ${MAX_UNKNOWN_FIELDS} are listed.`;
    problems.push({ path: "input", code: "unknown_field", message, limit: 0, actual: unknown });
  }
  return input;
}

function unknownField(operation: Operation, name: string): ErrorDetail {
  const names = fieldNamesOf(operation);
  const known = [...names.canonical, ...[...names.aliases.values()].flat(), "limit", "operation"];
  const near = nearestName(name, known);
  const hint = near === null ? `It takes: ${names.canonical.join(", ")}.` : `Did you mean "${near}"?`;
  const shown = name.slice(0, 80);
  const message = `The operation ${operation.name} has no field "${shown}". ${hint}`;
  return { path: `input.${shown}`, code: "unknown_field", message };
}

function accepts(operation: Operation, field: string, value: Json): boolean {
  const schema = operation.input.shape[field] as Operation["input"] | undefined;
  return schema?.safeParse(value).success === true;
}

/** The operation's own `normalize`, with its notes as reasons. */
function applyOwnRules(operation: Operation, named: JsonObject, normalizations: Normalization[]): JsonObject {
  if (operation.normalize === undefined) return named;
  const reasons = new Map<string, string>();
  const before = structuredClone(named);
  const after = operation.normalize(named, (path, reason) =>
    reasons.set(`input.${path.replace(/^input\./, "")}`, reason),
  );
  normalizations.push(
    ...changesBetween(before, after, "input", { added: "derived", reasonOf: (path) => reasons.get(path) }),
  );
  return after;
}

function parse(
  operation: Operation,
  friendly: JsonObject,
  problems: ErrorDetail[],
  normalizations: Normalization[],
): JsonObject | null {
  const parsed = strictInputOf(operation).safeParse(friendly, OUR_WORDS);
  if (!parsed.success) {
    problems.push(...detailsOf(parsed.error.issues, friendly));
    return null;
  }
  // Through JSON once, so that the stored form and the form that runs are the same.
  const input = JSON.parse(JSON.stringify(parsed.data)) as JsonObject;
  normalizations.push(...changesBetween(friendly, input, "input"));
  return input;
}
