import type { PluginCase } from "../../plugin-sdk/testkit/case-file.ts";

/** How many Records a case expects: its count or, without one, those that it names. */
export function recordsIn({ count, records = [] }: PluginCase["expect"]): number {
  return count ?? records.length;
}
