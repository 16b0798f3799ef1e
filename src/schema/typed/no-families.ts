import type { TypedFamilies } from "./typed-families.ts";

/** What a process has that makes no schema. Apart, for a worker need not load GraphQL for it. */
export const NO_FAMILIES: TypedFamilies = {
  input: null,
  record: null,
  inputTypes: new Map(),
  recordTypes: new Map(),
  refused: new Map(),
};
