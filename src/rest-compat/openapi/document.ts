import type { RestScraperFragment } from "../../generated/rest-documents.ts";
import type { RestRoute } from "../route.ts";
import { HEADER_COMPONENTS } from "./headers.ts";
import { inputComponents } from "./input-components.ts";
import { declaredComponents, type JsonSchema } from "./json-schema.ts";
import { openApiPath, operationOf } from "./operation.ts";
import { recordComponents } from "./record-components.ts";

export interface OpenApiFacts {
  version: string;
  /** Origin under which callers reach the server. */
  publicUrl: string;
  routes: readonly RestRoute[];
  /** The catalog, for the shapes of inputs. */
  scrapers: readonly RestScraperFragment[];
}

const DESCRIPTION = `Public data, scraped on request and stored as Records.

Create a Request, poll it until its status is terminal, then read its Records; or create it with \`Prefer: wait=30\` and
\`include=results\`, and have the Records in one call. The same runs over GraphQL at \`/graphql\`
(HTTP and WebSocket) and \`/graphql/stream\` (server-sent events). Every error carries a code of [the dictionary](/docs/errors).`;

/** The OpenAPI 3.1 document of /v1, made from the route table, its declarations, the error dictionary and the catalog. */
export function openApiDocument({ version, publicUrl, routes, scrapers }: OpenApiFacts): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of routes) {
    const item = (paths[openApiPath(row.path)] ??= {});
    item[row.method.toLowerCase()] = operationOf(row, publicUrl);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Quarry",
      version,
      description: DESCRIPTION,
      contact: { name: "Whoever runs this server", url: publicUrl },
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: publicUrl }],
    externalDocs: { description: "Error codes", url: `${publicUrl}/docs/errors` },
    tags: [
      { name: "Catalog", description: "Scrapers, their prices and their readiness. Needs no key." },
      { name: "Requests", description: "Paid runs of one scraper." },
      { name: "Results", description: "The Records of a Request." },
      { name: "Account", description: "Who pays, and the keys of the account." },
    ],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "An API key of the account." },
      },
      headers: HEADER_COMPONENTS,
      schemas: schemasOf(scrapers),
    },
  };
}

function schemasOf(scrapers: readonly RestScraperFragment[]): Record<string, JsonSchema> {
  const declared = declaredComponents();
  return {
    ...declared,
    ...inputComponents(scrapers, declared["NewRequest"] ?? {}),
    ...recordComponents(scrapers, declared["Record"] ?? {}),
  };
}
