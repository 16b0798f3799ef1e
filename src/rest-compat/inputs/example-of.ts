import { isNonNullType } from "graphql";
import { usdOfMicros } from "../../kernel/usd.ts";
import type { Input } from "./inputs-of.ts";

/** An example of a body: each input with an example of its own; what must be given needs one. */
export function bodyExample(inputs: readonly Input[]): Record<string, unknown> {
  return Object.fromEntries(
    inputs.flatMap(({ name, type, isUsd, defaultValue, keywords, path }): [string, unknown][] => {
      const [own] = (keywords["examples"] ?? []) as unknown[];
      if (own !== undefined) return [[name, isUsd ? usdOfMicros(own as number) : own]];
      if (isNonNullType(type) && defaultValue === undefined)
        throw new Error(`Say with examples what ${path.join(".")} may be.`);
      return [];
    }),
  );
}
