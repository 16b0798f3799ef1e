import type { ScraperShapesFragment } from "../../generated/rest-documents.ts";
import { KINDS } from "../../kinds/all-kinds.ts";
import type { Kind } from "../../kinds/kind.ts";
import type { Answer } from "../answer/shape.ts";
import type { RestRoute } from "../route.ts";
import { AnswerSchemas } from "./answer-schema.ts";
// Declares the components of errors.
import "./schemas/error.schema.ts";
import { errorExamples } from "./error-responses.ts";
import { HEADER_COMPONENTS } from "./headers.ts";
import { inputComponents } from "./input-components.ts";
import { declaredComponents, type JsonSchema } from "./json-schema.ts";
import { openApiPath, operationOf } from "./operation.ts";
import { recordComponents } from "./record-components.ts";

export interface OpenApiFacts {
  version: string;
  /** Origin under which callers reach the server. */
  publicUrl: string;
  /** With what their documents answer. */
  routes: ReadonlyMap<RestRoute, Answer | null>;
  /** The catalog, for the shapes of inputs. */
  scrapers: readonly ScraperShapesFragment[];
}

const DESCRIPTION = `Public data, scraped on request and stored as Records.

Create a Request, poll it until its status is terminal, then read its Records; or create it with \`Prefer: wait=30\` and
\`include=results\`, and have the Records in one call. The same runs over GraphQL at \`/graphql\`
(HTTP and WebSocket) and \`/graphql/stream\` (server-sent events). Every error carries a code of [the dictionary](/docs/errors).`;

/** The OpenAPI 3.1 document of /v1, made from the route table, its declarations, the error dictionary and the catalog. */
export function openApiDocument({ version, publicUrl, routes, scrapers }: OpenApiFacts): object {
  const paths: Record<string, Record<string, object>> = {};
  const answers = new AnswerSchemas();
  for (const [row, answer] of routes) {
    const item = (paths[openApiPath(row.path)] ??= {});
    item[row.method.toLowerCase()] = operationOf(row, answer, answers, scrapers);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Quarry",
      version,
      description: DESCRIPTION,
      contact: { name: "The operator of this server", url: publicUrl },
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: publicUrl }],
    externalDocs: { description: "Error codes", url: `${publicUrl}/docs/errors` },
    tags: tagsOf([...routes.keys()]),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "An API key of the account." },
      },
      headers: HEADER_COMPONENTS,
      examples: errorExamples(routes.keys(), publicUrl),
      schemas: { ...answers.components, ...schemasOf(scrapers) },
    },
  };
}

/** The groups that rows are in, with what their kinds say of them. */
function tagsOf(rows: readonly RestRoute[]): object[] {
  const used = new Set<string>(rows.map(({ reference }) => reference.tag));
  const tags = new Map(
    Object.values<Kind>(KINDS).flatMap(({ rest }) => (rest ? [[rest.tag.name, rest.tag]] : [])),
  );
  return [...tags.values()]
    .filter(({ name }) => used.has(name))
    .sort((a, b) => a.place - b.place)
    .map(({ name, what }) => ({ name, description: what }));
}

function schemasOf(scrapers: readonly ScraperShapesFragment[]): Record<string, JsonSchema> {
  const declared = declaredComponents();
  return {
    ...declared,
    ...inputComponents(scrapers, declared["NewRequest"] ?? {}),
    ...recordComponents(scrapers, declared["Record"] ?? {}),
  };
}
