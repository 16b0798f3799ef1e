import type { z } from "zod";
import type { JsonObject } from "../../kernel/json.ts";
import type { Operation } from "../../plugin-sdk/define-scraper.ts";
import { compiledValidator } from "./compiled-validator.ts";
import { MISS } from "./scalar-validator.ts";

export interface RecordWarning {
  code: "optional_field_invalid" | "record_invalid";
  /** Dot path of the field in the Record, such as `seller.rating`. */
  path: string;
  message: string;
}

export interface ValidatedRecord {
  /** Null when a required field is wrong; otherwise it fits the operation's record schema. */
  record: JsonObject | null;
  warnings: readonly RecordWarning[];
}

const NONE: readonly RecordWarning[] = [];
/** One repaired field can uncover another problem (a refinement that could not run before). */
const MAX_REPAIRS = 4;

/**
 * Fits a found Record to the operation's schema. A wrong optional field becomes null (or is left out where the
 * schema takes no null) with a warning; a wrong required field drops the Record. Does not change `found`, which may itself
 * be the Record.
 */
export function validateRecord(operation: Operation, found: unknown): ValidatedRecord {
  const fitted = compiledValidator(operation.record)(found);
  if (fitted !== MISS) return { record: fitted as JsonObject, warnings: NONE };
  const parsed = operation.record.safeParse(found);
  if (parsed.success) return { record: parsed.data as JsonObject, warnings: NONE };
  return repair(operation.record, found, parsed.error.issues);
}

function repair(schema: z.ZodObject, found: unknown, first: readonly z.core.$ZodIssue[]): ValidatedRecord {
  const warnings: RecordWarning[] = [];
  const cleared = new Set<string>();
  let record = found;
  let issues = first;
  for (let round = 0; round < MAX_REPAIRS; round++) {
    for (const issue of issues) {
      const place = deepestOptional(schema, issue.path);
      const path = place?.path.join(".") ?? "";
      if (place === null || (round > 0 && cleared.has(path))) return dropped(issue);
      if (cleared.has(path)) continue;
      cleared.add(path);
      record = withCleared(record, place.path, place.empty);
      warnings.push({ code: "optional_field_invalid", path: issue.path.join("."), message: issue.message });
    }
    const parsed = schema.safeParse(record);
    if (parsed.success) return { record: parsed.data as JsonObject, warnings };
    issues = parsed.error.issues;
  }
  return dropped(issues[0]);
}

function dropped(issue: z.core.$ZodIssue | undefined): ValidatedRecord {
  const path = issue?.path.join(".") ?? "";
  return {
    record: null,
    warnings: [{ code: "record_invalid", path, message: issue?.message ?? "Not a Record." }],
  };
}

interface OptionalPlace {
  path: PropertyKey[];
  /** What to put there: null, or undefined to leave the field out. */
  empty: null | undefined;
}

/** The deepest object field on the way to an issue that may be empty, or null when every one is required. */
function deepestOptional(schema: z.core.$ZodType, path: readonly PropertyKey[]): OptionalPlace | null {
  let current: z.core.$ZodType | undefined = schema;
  let found: OptionalPlace | null = null;
  for (const [index, step] of path.entries()) {
    const def = unwrapped(current)._zod.def as {
      type: string;
      shape?: z.core.$ZodShape;
      element?: z.core.$ZodType;
    };
    current =
      def.type === "object" ? def.shape?.[String(step)] : def.type === "array" ? def.element : undefined;
    if (current === undefined) break;
    if (def.type !== "object") continue;
    const empty = emptyFor(current as z.ZodType);
    if (empty !== "needed") found = { path: path.slice(0, index + 1), empty };
  }
  return found;
}

function emptyFor(schema: z.ZodType): null | undefined | "needed" {
  if (schema.safeParse(null).success) return null;
  return schema.safeParse(undefined).success ? undefined : "needed";
}

/** The schema inside `.optional()`, `.nullable()`, `.default()` and the like. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType === undefined ? schema : unwrapped(innerType);
}

/** A copy of `value` with one place emptied; what lies beside the path is shared. */
function withCleared(value: unknown, path: readonly PropertyKey[], empty: null | undefined): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return empty;
  if (Array.isArray(value)) return value.with(Number(step), withCleared(value[Number(step)], rest, empty));
  const object = value as Record<PropertyKey, unknown>;
  return { ...object, [step]: withCleared(object[step], rest, empty) };
}
