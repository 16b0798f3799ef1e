import type { ScraperShapesFragment } from "../../generated/rest-documents.ts";
import { request } from "../../kinds/request.ts";
import type { RestRoute } from "../route.ts";
import { AnswerSchemas } from "./answer-schema.ts";
// Declares the components of errors.
import "./schemas/error.schema.ts";
import { errorComponents, errorExamples, sharedErrorComponent } from "./error-responses.ts";
import { extendedComponents } from "./extended-components.ts";
import { HEADER_COMPONENTS } from "./headers.ts";
import { inputComponents } from "./input-components.ts";
import { declaredComponents, type JsonSchema } from "./json-schema.ts";
import { leanSchema } from "./lean-schema.ts";
import { openApiPath, operationOf } from "./operation.ts";
import { reachableComponents } from "./reachable-components.ts";
import { recordComponents } from "./record-components.ts";

export interface OpenApiFacts {
  version: string;
  /** Origin under which callers reach the server. */
  publicUrl: string;
  routes: readonly RestRoute[];
  /** The catalog, for the shapes of inputs. */
  scrapers: readonly ScraperShapesFragment[];
  /** True for a document about these scrapers alone: the routes that run them and read what they found, and what those need. */
  isAboutScrapers: boolean;
}

/** Of the routes that run scrapers and read what they found; what answers bytes alone, such as pictures, is for who shows it. */
const RUNS = request.rest.path;

const DESCRIPTION = `Public data, scraped on request and stored as Records.

Create a Request, poll it until its status is terminal, then read its Records; or create it with \`Prefer: wait=30\` and
\`include=results\`, and have the Records in one call. The same runs over GraphQL at \`/graphql\`
(HTTP and WebSocket) and \`/graphql/stream\` (server-sent events). Every error carries a code of [the dictionary](/docs/errors).`;

const ABOUT_SCRAPERS = `

This document has the routes that run a scraper and read what it found. All others, each error by its status, and more examples
are in [openapi.json](/v1/openapi.json?scraper=).`;

/** The OpenAPI 3.1 document of /v1, made from the route table, its declarations, the error dictionary and the catalog. */
export function openApiDocument(facts: OpenApiFacts): object {
  const { version, publicUrl, scrapers, isAboutScrapers } = facts;
  const routes = isAboutScrapers
    ? facts.routes.filter(({ path, runs }) => runs !== null && `${path}/`.startsWith(`${RUNS}/`))
    : facts.routes;
  const paths: Record<string, Record<string, object>> = {};
  const answers = new AnswerSchemas();
  for (const route of routes) {
    const item = (paths[openApiPath(route.path)] ??= {});
    item[route.method.toLowerCase()] = operationOf(route, answers, isAboutScrapers ? scrapers : null);
  }
  const components = {
    headers: HEADER_COMPONENTS,
    ...(isAboutScrapers
      ? { responses: { Error: sharedErrorComponent(routes, publicUrl) } }
      : { responses: errorComponents(routes), examples: errorExamples(routes, publicUrl) }),
    schemas: { ...answerComponents(answers), ...schemasOf(scrapers) },
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "Quarry",
      version,
      description: isAboutScrapers ? DESCRIPTION + ABOUT_SCRAPERS : DESCRIPTION,
      contact: { name: "The operator of this server", url: publicUrl },
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: publicUrl }],
    externalDocs: { description: "Error codes", url: `${publicUrl}/docs/errors` },
    tags: tagsOf(routes),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "An API key of the account." },
      },
      ...(isAboutScrapers ? reachableComponents(paths, components) : components),
    },
  };
}

/** The groups that routes are in. */
function tagsOf(routes: readonly RestRoute[]): object[] {
  return [...new Map(routes.map(({ tag }) => [tag.name, tag])).values()]
    .sort((a, b) => a.place - b.place)
    .map(({ name, what }) => ({ name, description: what }));
}

function answerComponents({ components }: AnswerSchemas): Record<string, JsonSchema> {
  const lean = Object.entries(components).map(([name, schema]) => [name, leanSchema(schema)] as const);
  return extendedComponents(Object.fromEntries(lean));
}

function schemasOf(scrapers: readonly ScraperShapesFragment[]): Record<string, JsonSchema> {
  const declared = declaredComponents();
  return {
    ...declared,
    ...inputComponents(scrapers, declared["NewRequest"] ?? {}),
    ...recordComponents(scrapers, declared["Record"] ?? {}),
  };
}
