import { defineScraper } from "../../../src/plugin-sdk/index.ts";
import { item } from "./item/item.ts";
import { list } from "./list/list.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "example",
  title: "Example",
  summary: "Public items of the list at example.org.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1000,
  origins,
  failures,
  // Which operation takes what of the Records of another one.
  chains: [{ from: "list.id", to: "item.itemIds" }],
  defaultOperation: "list",
  operations: [list, item],
});
