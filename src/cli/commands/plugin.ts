import { noun } from "../command.ts";
import { pluginNew } from "./plugin/new.ts";
import { pluginRecord } from "./plugin/record.ts";
import { pluginTest } from "./plugin/test.ts";
import { pluginTry } from "./plugin/try.ts";

export const plugin = noun("plugin", "write scrapers", [pluginNew, pluginTest, pluginTry, pluginRecord]);
