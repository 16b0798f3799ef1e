import type { ExecutionResult } from "graphql";
import { CatalogShapesDocument, type CatalogShapesQuery } from "../../generated/rest-documents.ts";
import { VERSION } from "../../kernel/version.ts";
import type { Context, GatewayServices } from "../../resolvers/context.ts";
import type { RestRoute } from "../../rest-compat/route.ts";
import { openApiDocument } from "../../rest-compat/openapi/document.ts";
import type { Executor } from "../graphql/executor.ts";
import type { Reference } from "./reference.ts";

/** What the reference shows of this server. */
export const referenceOf = (
  services: GatewayServices,
  executor: Executor,
  routes: readonly RestRoute[],
): Reference => ({
  openApi: (scrapers) => openApiOf(services, executor, routes, scrapers),
  usable: (scraper) => services.catalog.usable(scraper),
});

/** Makes the OpenAPI document of this server, with the shapes of the scrapers that it has, or of these alone. */
async function openApiOf(
  services: GatewayServices,
  executor: Executor,
  routes: readonly RestRoute[],
  only?: readonly string[],
): Promise<object> {
  const context: Context = {
    services,
    caller: null,
    face: "rest",
    address: "",
    userAgent: null,
    requestId: "openapi",
    idempotencyKey: null,
    gone: () => AbortSignal.abort(),
  };
  const { data, errors }: ExecutionResult = await executor.execute(null, {
    document: CatalogShapesDocument,
    operationName: undefined,
    variables: {},
    context,
  });
  if (errors?.[0]) throw errors[0];
  // Schemas that are kept as text, as what they say.
  const all = (JSON.parse(JSON.stringify(data)) as CatalogShapesQuery).scrapers;
  const scrapers = only === undefined ? all : all.filter(({ id }) => only.includes(id));
  const isAboutScrapers = only !== undefined && only.length > 0;
  return openApiDocument({
    ...{ version: VERSION, publicUrl: services.publicUrl(), routes, scrapers, isAboutScrapers },
  });
}
