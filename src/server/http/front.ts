import { PLANS } from "../../domain/plan/plans.ts";
import { moneyText } from "../../kernel/usd.ts";
import { VERSION } from "../../kernel/version.ts";
import type { GatewayServices } from "../../resolvers/context.ts";
import { exampleOf } from "../../resolvers/scraper/operation-example.ts";
import type { RestRoute } from "../../rest-compat/route.ts";
import { GUIDE_NAMES, readGuide } from "../guides.ts";

/** What somebody who knows nothing of this server is told first: `/` as a page and as JSON, and /llms.txt, are made of it. */
export interface Front {
  what: string;
  version: string;
  toDo: { title: string; what: string; path: string }[];
  /** Of one stored Record; nothing else of a Request costs. */
  scrapers: {
    id: string;
    title: string;
    summary: string;
    unit: string;
    usdMicros: number;
    operations: string[];
  }[];
  plans: { name: string; usdMicrosAMonth: number; includedUsdMicros: number; canScrape: boolean }[];
  /** A call to try, as a line of a shell; null on a server that has no scraper with an example. */
  example: string | null;
  reference: { title: string; what: string; path: string }[];
  guides: { title: string; what: string; path: string }[];
  routes: { method: string; path: string; what: string; isPublic: boolean }[];
}

export async function frontOf(services: GatewayServices, routes: readonly RestRoute[]): Promise<Front> {
  const installed = services.catalog.installed();
  const examples = installed
    .flatMap(({ operations, defaultOperation }) =>
      operations.toSorted(
        (a, b) => Number(b.name === defaultOperation) - Number(a.name === defaultOperation),
      ),
    )
    .flatMap((operation) => exampleOf(services, operation) ?? []);
  return {
    what: `Quarry reads public data of ${installed.length === 1 ? "one site" : `${installed.length} sites`} for you, through one API, and counts each stored Record once.`,
    version: VERSION,
    toDo: [
      {
        title: "Try an example",
        what: "Every scraper has a call that is ready to run, in the browser.",
        path: "/graphql",
      },
      {
        title: "Claim the account",
        what: "This server started with one account; the key that it printed, `api-key` in its data folder, makes you its owner.",
        path: "/claim",
      },
      {
        title: "Read the docs",
        what: "Every route of REST, with inputs, answers and errors.",
        path: "/docs",
      },
    ],
    scrapers: installed.map(({ id, title, summary, unit, priceUsdMicros, operations }) => ({
      ...{ id, title, summary, unit, usdMicros: priceUsdMicros },
      operations: operations
        .filter(({ availability }) => availability !== "not_public")
        .map(({ name }) => name),
    })),
    plans: PLANS.map(({ name, priceUsdMicros, includedUsdMicros, canScrape }) => ({
      ...{ name, usdMicrosAMonth: priceUsdMicros, includedUsdMicros, canScrape },
    })),
    example: examples[0]?.curl ?? null,
    reference: [
      { title: "API reference", what: "REST, to read and to try.", path: "/docs" },
      { title: "OpenAPI document", what: "The same for programs (OpenAPI 3.1).", path: "/v1/openapi.json" },
      { title: "GraphiQL", what: "GraphQL over HTTP and WebSocket, to read and to try.", path: "/graphql" },
      { title: "Error codes", what: "What each means and what to do next.", path: "/docs/errors" },
      {
        title: "Catalog",
        what: "Scrapers with prices, operations and their inputs.",
        path: "/v1/data-sources",
      },
    ],
    guides: await Promise.all(
      GUIDE_NAMES.map(async (name) => {
        const { title, about } = await readGuide(name);
        return { title, what: about, path: `/docs/guides/${name}.md` };
      }),
    ),
    routes: routes.map(({ method, path, summary, isPublic }) => ({ method, path, what: summary, isPublic })),
  };
}

/** As https://llmstxt.org has it: what this is, then lists of links. */
export function llmsText(front: Front, publicUrl: string): string {
  const link = (title: string, path: string, what: string): string =>
    `- [${title}](${publicUrl}${path}): ${what}`;
  return [
    "# Quarry",
    `> ${front.what}`,
    "Calls need `Authorization: Bearer <API_KEY>`, but for the catalog and these documents. A key comes from the dashboard (/dashboard/api-keys), or from the file `api-key` in the data folder of the server. A Request is created with POST /v1/requests; with `Prefer: wait=30` and `?include=results` the answer has its Records.",
    ...(front.example === null ? [] : [`\`\`\`sh\n${front.example}\n\`\`\``]),
    "## Start",
    front.toDo.map(({ title, what, path }) => link(title, path, what)).join("\n"),
    "## Reference",
    front.reference.map(({ title, what, path }) => link(title, path, what)).join("\n"),
    "## Guides",
    front.guides.map(({ title, what, path }) => link(title, path, what)).join("\n"),
    "## Scrapers",
    front.scrapers
      .map(({ id, summary, unit, usdMicros, operations }) =>
        link(
          id,
          `/v1/data-sources/${id}`,
          `${summary} ${moneyText(usdMicros)} per ${unit}; operations: ${operations.join(", ")}.`,
        ),
      )
      .join("\n"),
    "## Optional",
    link("Sign up", "/sign-up", "A further account."),
    "",
  ].join("\n\n");
}
