import type { PluginCase } from "../../plugin-sdk/index.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [];
