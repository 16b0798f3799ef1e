import { Given } from "../given.ts";

/** A UTC month. */
export function Month(description: string): ReturnType<typeof Given> {
  return Given("month", () => String, {
    nullable: true,
    description,
    schema: { pattern: "^\\d{4}-\\d{2}$" },
  });
}
