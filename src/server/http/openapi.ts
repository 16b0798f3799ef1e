import type { ExecutionResult } from "graphql";
import { RestDataSourceListDocument, type RestDataSourceListQuery } from "../../generated/rest-documents.ts";
import { VERSION } from "../../kernel/version.ts";
import type { Context, Services } from "../../resolvers/context.ts";
import { openApiDocument } from "../../rest-compat/openapi/document.ts";
import type { Executor } from "../graphql/executor.ts";
import { REST_ROUTES } from "./rest.ts";

/** Makes the OpenAPI document of this server, with the scrapers that it has. */
export async function openApiOf(services: Services, executor: Executor): Promise<object> {
  const context: Context = {
    services,
    caller: null,
    face: "rest",
    address: "",
    requestId: "openapi",
    idempotencyKey: null,
    gone: () => AbortSignal.abort(),
  };
  const { data, errors }: ExecutionResult = await executor.execute(null, {
    document: RestDataSourceListDocument,
    operationName: undefined,
    variables: {},
    context,
  });
  if (errors?.[0]) throw errors[0];
  const { scrapers } = data as unknown as RestDataSourceListQuery;
  return openApiDocument({ version: VERSION, publicUrl: services.publicUrl, routes: REST_ROUTES, scrapers });
}
