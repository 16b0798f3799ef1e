import type { z } from "zod";
import type { Operation } from "../../plugin-sdk/define-scraper.ts";

/** Which canonical field every accepted field name of one operation stands for. */
export interface FieldNames {
  /** Canonical names in declared order. */
  canonical: readonly string[];
  /** Aliases by canonical name, as declared. */
  aliases: ReadonlyMap<string, readonly string[]>;
  /** Canonical name by folded accepted name; see `foldToken`. */
  byFolded: ReadonlyMap<string, string>;
}

/** Fields that every input has; the host reads them, an operation must not declare them. */
const HOST_FIELDS: readonly string[] = ["operation", "limit"];

const cache = new WeakMap<Operation, FieldNames>();
const strict = new WeakMap<Operation, z.ZodObject>();

/** Tokens and field names are compared without case, `-`, `_` and spaces. */
export function foldToken(token: string): string {
  return token.toLowerCase().replace(/[-_\s]/g, "");
}

/** @throws Error when two fields of the operation claim one name, or one claims a name of the host. */
export function fieldNamesOf(operation: Operation): FieldNames {
  const known = cache.get(operation);
  if (known) return known;
  const canonical = Object.keys(operation.input.shape);
  const aliases = new Map<string, readonly string[]>();
  const byFolded = new Map(HOST_FIELDS.map((name) => [name, name]));
  for (const field of canonical) {
    const names = aliasesIn(operation.input.shape[field] as z.core.$ZodType);
    aliases.set(field, names);
    for (const name of [field, ...names]) {
      const owner = byFolded.get(foldToken(name));
      if (owner !== undefined && (owner !== field || HOST_FIELDS.includes(name))) {
        throw new Error(`Operation ${operation.name}: "${name}" of field ${field} already names ${owner}.`);
      }
      byFolded.set(foldToken(name), field);
    }
  }
  const names = { canonical, aliases, byFolded };
  cache.set(operation, names);
  return names;
}

/** The operation's input schema, refusing unknown fields. The same object each time, since zod compiles it on first use. */
export function strictInputOf(operation: Operation): z.ZodObject {
  const known = strict.get(operation);
  if (known) return known;
  const made = operation.input.strict();
  strict.set(operation, made);
  return made;
}

/** `aliases` of the schema's own meta, or of what it wraps: `.optional()` and `.default()` hide the meta inside. */
function aliasesIn(schema: z.core.$ZodType): readonly string[] {
  const meta = (schema as z.ZodType).meta();
  if (Array.isArray(meta?.["aliases"])) return meta["aliases"] as string[];
  const inner = (schema._zod.def as { innerType?: z.core.$ZodType }).innerType;
  return inner === undefined ? [] : aliasesIn(inner);
}
