import { z } from "zod";

/** Declarations that the document names: each becomes a component and is referred to by its id. */
export const components = z.registry<{ id: string }>();

/** Names a declaration `id` under components/schemas. */
export function component<T extends z.ZodType>(id: string, schema: T): T {
  components.add(schema, { id });
  return schema;
}

/** A moment in UTC, as `2026-01-31T12:00:00.000Z`. */
export const moment = z.iso.datetime();
export const count = z.int().min(0);
export const usdMicros = z.int().min(0).describe("In micro-USD (1,000,000 = 1 USD).");
export const nextCursor = z
  .string()
  .nullable()
  .describe("Pass it as `cursor` to read on; null when nothing follows.");
