import { defineScraper } from "../../../src/plugin-sdk/index.ts";
import { failures } from "./failures.ts";
import { list } from "./operations/list.ts";
import { origins } from "./urls.ts";

export default defineScraper({
  id: "example",
  title: "Example",
  summary: "Public items of the list at example.org.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1000,
  origins,
  failures,
  defaultOperation: "list",
  operations: [list],
});
