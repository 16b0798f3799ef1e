import type { GatewayServices } from "../../resolvers/context.ts";
import { exampleOf } from "../../resolvers/scraper/operation-example.ts";

export interface GraphiqlTab {
  query: string;
  /** JSON text, as its editor holds it. */
  variables: string;
}

/** A ready call of every scraper that has one: of its default operation, or else of the first that has. */
export function graphiqlTabs(services: GatewayServices): GraphiqlTab[] {
  return services.catalog.installed().flatMap(({ operations, defaultOperation }) => {
    const first = operations.toSorted(
      (a, b) => Number(b.name === defaultOperation) - Number(a.name === defaultOperation),
    );
    const [example] = first.flatMap((operation) => exampleOf(services, operation) ?? []);
    if (example === undefined) return [];
    return [{ query: example.query, variables: JSON.stringify(example.variables, null, 2) }];
  });
}
