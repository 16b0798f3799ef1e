import { z } from "zod";

/** Declarations that the document names: each becomes a component and is referred to by its id. */
export const components = z.registry<{ id: string }>();

/** Names a declaration `id` under components/schemas. */
export function component<T extends z.ZodType>(id: string, schema: T): T {
  components.add(schema, { id });
  return schema;
}
