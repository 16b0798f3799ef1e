import type { PluginCase } from "../../../src/plugin-sdk/index.ts";
import { cases as item } from "./item/cases.ts";
import { cases as list } from "./list/cases.ts";

/** Every recorded case. */
export const cases: PluginCase[] = [...list, ...item];
