import { useData } from "../../data/use-data.ts";
import { NewRequestCatalogDocument } from "../../generated/new-request.ts";
import { ExampleActions } from "./example-actions.tsx";
import { firstExample } from "./example.ts";

/** The example, for the first page. What keeps it from being found leaves the page's other ways. */
export function FirstActions() {
  const { data } = useData(NewRequestCatalogDocument, {});
  const example = data && firstExample(data.scrapers);
  return example && <ExampleActions {...example} />;
}
