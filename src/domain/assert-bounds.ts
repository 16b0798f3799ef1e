import { z } from "zod";
import type { Fields, GivenField } from "../kinds/fields.ts";
import { assertFits } from "./assert-fits.ts";

/** Throws `invalid_input` that lists every field outside of its bounds; what is left out of a change stays. */
export function assertBounds(fields: Fields, given: object, { isChange = false } = {}): void {
  const schema = z.object(
    Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, reader(one)])),
  );
  assertFits(isChange ? schema.partial() : schema, given);
}

function reader(field: GivenField): z.ZodType {
  if (field.is === "flag") return z.boolean();
  return (field.is === "text" ? z.string() : z.int()).min(field.min).max(field.max);
}
