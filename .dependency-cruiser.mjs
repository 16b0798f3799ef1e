/* eslint-disable max-lines -- a list of rules, one for each room */
import { fileURLToPath } from "node:url";

/** Tests may look anywhere; what they prove is not bound by the layers. */
const TEST = "\\.test\\.ts$|^test/";

/** A layer of src/ and the parts of src/ that it may import besides itself. */
function layer(name, { from, mayImport, except, comment, typeOnly = [] }) {
  const own = from ?? `^src/${name}/`;
  const outside = { path: "^src/", pathNot: [own, ...mayImport, ...typeOnly] };
  const rules = [
    { name: `${name}-imports-down`, severity: "error", comment, from: source(own, except), to: outside },
  ];
  if (typeOnly.length > 0) {
    rules.push({
      name: `${name}-imports-types-only`,
      severity: "error",
      comment,
      from: source(own, except),
      to: { path: typeOnly, dependencyTypesNot: ["type-only"] },
    });
  }
  return rules;
}

function source(own, except) {
  return { path: own, pathNot: except === undefined ? [TEST] : [TEST, except] };
}

/** Packages and builtins by name, whether they were found in node_modules or not. */
function modules(...names) {
  return names.map((name) => `(^|node_modules/)${name}(/|$)`);
}

const GRAPHQL = modules("graphql", "type-graphql", "graphql-jit", "graphql-ws", "graphql-scalars", "@apollo");
const HTTP_SERVERS = modules("fastify", "@fastify", "@as-integrations", "express", "koa", "hono", "ws");
const HTTP_BUILTINS = ["^(node:)?https?$", "^(node:)?http2$"];
const DATABASE = modules("mongodb", "agenda", "@agendajs");

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    // ---- one rule per layer -------------------------------------------------------------------
    ...layer("kernel", {
      mayImport: [],
      comment:
        "The kernel (clock, ids, log, config, crypto) is what everything else stands on, so it knows nothing of the project. Move what needs a layer into that layer.",
    }),
    ...layer("kinds", {
      mayImport: ["^src/kernel/"],
      comment:
        "A row of src/kinds is pure data that is known before anything runs; the layers read it, and it knows none of them. What a layer makes of it stands in that layer.",
    }),
    ...layer("errors", {
      mayImport: ["^src/kernel/"],
      comment:
        "Errors are words and their translation to each wire. If an error needs facts of a layer, that layer passes them to AppError in `details`.",
    }),
    ...layer("record-files", {
      mayImport: ["^src/kernel/"],
      comment:
        "Typed files (Parquet, XLSX) of Records, which the server sends and the command line writes (docs/adr/0052): pure functions of Records and columns that know no server, store or client.",
    }),
    ...layer("engine", {
      mayImport: ["^src/kernel/", "^src/errors/"],
      comment:
        "The engine starts and stops a MongoDB process and hands out a URL. It does not know what is stored there.",
    }),
    ...layer("store", {
      mayImport: ["^src/kinds/", "^src/kernel/", "^src/errors/"],
      comment:
        "A store file is one collection and its atomic operations. Rules that span collections, limits and money belong in src/domain, which calls down into the store.",
    }),
    ...layer("domain", {
      mayImport: [
        "^src/store/",
        "^src/kinds/",
        "^src/errors/",
        "^src/kernel/",
        "^src/plugin-sdk/",
        "^src/record-files/",
        "^src/scrape-host/",
      ],
      comment:
        "The domain is called by every face (GraphQL, /v1, jobs) and knows none of them. Return plain values or throw AppError; let the face translate.",
    }),
    {
      name: "requests-know-no-runs",
      severity: "error",
      comment:
        "A Request is created, ended and finished here; what runs it (domain/scrape) imports this kind and is not imported by it. Put what both need into domain/request, or say it as an interface there.",
      from: { path: "^src/domain/request/", pathNot: TEST },
      to: { path: "^src/domain/scrape/" },
    },
    {
      name: "money-knows-no-scraping",
      severity: "error",
      comment:
        "Whatever is sold is paid the same way (docs/adr/0023): kinds of money take keys, sources and amounts from their callers and know neither Requests nor scrapers.",
      from: {
        path: "^src/domain/(billing|cap|invoice|meter|payment|plan|provider|spending|usage|wallet)/",
        pathNot: TEST,
      },
      to: {
        path: [
          "^src/domain/(canary|price|product|record|request|scrape|scraper|source-health)/",
          "^src/(plugin-sdk|scrape-host)/",
        ],
      },
    },
    ...layer("scrape-host", {
      mayImport: ["^src/plugin-sdk/", "^src/kernel/", "^src/errors/"],
      typeOnly: ["^src/store/(request/run-progress|source-health/recording-documents)\\.ts$"],
      comment:
        "What runs plugins: transports, robots, validation, the thread beside plugin code, the suite. It must start fast and can reach neither the store (its types aside) nor the domain. What they know arrives through deps and messages.",
    }),
    ...layer("plugin-sdk", {
      mayImport: ["^src/kernel/(count-of|grouped|json|nearest-name|without-end)\\.ts$", "^src/errors/"],
      comment:
        "The SDK is all that a plugin may import and will be a package of its own: it may use count-of.ts, grouped.ts, json.ts, nearest-name.ts and without-end.ts of the kernel, errors and small libraries. What runs plugins belongs in src/scrape-host.",
    }),
    ...layer("plugin-kit", {
      mayImport: [
        "^src/scrape-host/",
        "^src/plugin-sdk/",
        "^src/domain/scraper/",
        "^src/domain/scrape/run/fetch-settings\\.ts$",
        "^src/errors/",
        "^src/kernel/",
      ],
      comment:
        "What people who write plugins run without a server. It loads plugins as a server does (domain/scraper) and runs them in its own process; it knows no store and no face.",
    }),
    {
      name: "plugins-import-only-the-sdk",
      severity: "error",
      comment:
        "A plugin imports ../../plugin-sdk/index.ts and its own folder, nothing else: not another family, not the host. Third-party plugins load the same way. What all may need belongs in the SDK; what families of one company share, in src/plugin-shared/<company> (docs/adr/0041).",
      from: { path: "^src/plugins/([^/]+)/" },
      to: {
        path: "^src/",
        pathNot: ["^src/plugins/$1/", "^src/plugin-sdk/index\\.ts$", "^src/plugin-shared/"],
      },
    },
    {
      name: "plugin-shared-imports-only-the-sdk",
      severity: "error",
      comment:
        "What families of one company share is part of plugins: it imports ../../plugin-sdk/index.ts and its own folder, nothing else.",
      from: { path: "^src/plugin-shared/([^/]+)/", pathNot: TEST },
      to: { path: "^src/", pathNot: ["^src/plugin-shared/$1/", "^src/plugin-sdk/index\\.ts$"] },
    },
    {
      name: "google-is-for-its-families",
      severity: "error",
      comment:
        "src/plugin-shared/google holds what sites of Google are made of. A family that reads one of them is added here; nobody else knows of it (docs/adr/0041).",
      from: { path: "^src/", pathNot: ["^src/plugin-shared/google/", "^src/plugins/(appstore-b|maps)/"] },
      to: { path: "^src/plugin-shared/google/" },
    },
    ...layer("services", {
      mayImport: ["^src/domain/", "^src/kinds/", "^src/errors/", "^src/kernel/"],
      typeOnly: ["^src/store/"],
      comment:
        "The domain, wired: each service is made here once, of what it needs. Faces may name the types; only the server runs it. It knows no face, so what comes from one (a URL, an observer) is an argument.",
    }),
    ...layer("host", {
      mayImport: ["^src/errors/", "^src/kernel/"],
      typeOnly: ["^src/domain/(cron|deployment|host|meter|queue|service-log|sqlite)/"],
      comment:
        "What runs workers and serves the sites of services (docs/adr/0056). What it needs of the store and the domain arrives through HostedSource; it knows no account and no face, and the spawner starts as a small process.",
    }),
    ...layer("schema", {
      mayImport: ["^src/kinds/", "^src/kernel/"],
      typeOnly: ["^src/domain/"],
      comment:
        "Schema classes describe the wire. They may name domain types (`import type`) but run nothing of them; a resolver does that in one line.",
    }),
    ...layer("resolvers", {
      mayImport: ["^src/schema/", "^src/domain/", "^src/kinds/", "^src/errors/", "^src/kernel/"],
      typeOnly: ["^src/services/services\\.ts$", "^src/store/", "^src/plugin-sdk/"],
      comment:
        "A resolver is one call of a domain service; of the store and the SDK it may name types (`import type`). If it needs more, the service lacks a function; add it there, so that /v1 and the jobs get it too.",
    }),
    ...layer("rest-compat", {
      mayImport: [
        "^src/generated/",
        "^src/kinds/",
        "^src/errors/",
        "^src/kernel/",
        "^src/schema/[^/]+/[^/]+\\.enum\\.ts$",
      ],
      except: "^src/rest-compat/streams/",
      comment:
        "A /v1 route is a row: method, path, GraphQL document, variables. Words of enums are those of the schema. It executes documents and never calls the domain; only byte streams do, in src/rest-compat/streams.",
    }),
    ...layer("rest-streams", {
      from: "^src/rest-compat/streams/",
      mayImport: [
        "^src/rest-compat/",
        "^src/domain/",
        "^src/generated/",
        "^src/kinds/",
        "^src/errors/",
        "^src/kernel/",
      ],
      typeOnly: ["^src/services/services\\.ts$", "^src/store/"],
      comment:
        "Streams move bytes between a domain service and the socket. They do not reach past the service into the store.",
    }),
    ...layer("http", {
      mayImport: [
        "^src/domain/request/disk-guard\\.ts$",
        "^src/store/client\\.ts$",
        "^src/errors/",
        "^src/kernel/",
      ],
      comment:
        "What the faces that speak HTTP share: errors of Fastify and of the database in our words, the cookie of a session, where a call comes from. It knows no face and no kind.",
    }),
    ...layer("pages", {
      mayImport: ["^src/http/", "^src/domain/", "^src/kinds/", "^src/errors/", "^src/kernel/"],
      typeOnly: ["^src/store/", "^src/services/services\\.ts$"],
      comment:
        "A page is HTML made of what one domain service says, and a form that calls one. It knows no other face: what it shares with them is in src/http.",
    }),
    ...layer("jobs", {
      mayImport: ["^src/domain/", "^src/kinds/", "^src/errors/", "^src/kernel/"],
      typeOnly: ["^src/services/services\\.ts$", "^src/store/"],
      comment: "A job is a payload schema and one domain call. The rule that it applies lives in the domain.",
    }),
    ...layer("client", {
      mayImport: [],
      comment:
        "The client is published as a package of its own, packages/client, so it may import nothing of the project. What it needs from the server comes over the wire.",
    }),
    {
      name: "client-uses-few-packages",
      severity: "error",
      comment:
        "Whoever installs @quarry/client installs these with it, and browsers load it too: graphql-ws and ws only, no builtins. A package that is added here has to be added to packages/client/package.json.",
      from: { path: "^src/client/", pathNot: TEST },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-no-pkg", "npm-unknown", "core", "unknown"],
        pathNot: modules("graphql-ws", "ws"),
      },
    },
    ...layer("cli", {
      mayImport: ["^src/client/index\\.ts$", "^src/record-files/", "^src/errors/", "^src/kernel/"],
      comment:
        "The CLI is a client: it talks to a server through src/client, so that it works against any Quarry server. It never links server code, and never speaks GraphQL with its own hands.",
    }),
    {
      name: "cli-speaks-through-the-client",
      severity: "error",
      comment:
        "Calls and subscriptions go through src/client, which users get as @quarry/client. If it lacks something, add it there.",
      from: { path: "^src/cli/", pathNot: TEST },
      to: { path: [...modules("graphql-ws", "ws", "undici"), ...HTTP_BUILTINS] },
    },
    ...layer("generated", {
      mayImport: [],
      comment: "Generated code stands alone. Change what generates it, then run the generator.",
    }),
    {
      name: "nobody-imports-server",
      severity: "error",
      comment:
        "src/server is the composition root: it wires everything and nothing may depend on it. Pass what you need from there as an argument.",
      from: { path: "^(src|scripts|bench)/", pathNot: ["^src/server/", TEST] },
      to: { path: "^src/server/" },
    },

    {
      name: "dashboard-knows-no-server",
      severity: "error",
      comment:
        "The dashboard calls documented operations; of src/ it has the socket and errors of the client.",
      from: { path: "^dashboard/" },
      to: {
        path: "^(src|scripts|test|bench)/",
        pathNot: ["^src/client/(quarry-error|socket|follow-records|creation-key)\\.ts$"],
      },
    },
    {
      name: "server-knows-no-dashboard",
      severity: "error",
      comment: "The server sends the built files of the dashboard and imports nothing of it.",
      from: { path: "^(src|scripts|bench)/", pathNot: TEST },
      to: { path: "^dashboard/" },
    },
    {
      name: "features-know-no-others",
      severity: "error",
      comment: "What two features need belongs in dashboard/parts; a page of another is reached by a link.",
      from: { path: "^dashboard/features/([^/]+)/" },
      to: {
        path: "^dashboard/",
        pathNot: ["^dashboard/features/$1/", "^dashboard/(parts|data|words|generated)/"],
      },
    },
    {
      name: "parts-know-no-kind",
      severity: "error",
      comment: "A part takes what it shows as properties: it knows no kind and no document of one.",
      from: { path: "^dashboard/(parts|data|words)/" },
      to: {
        path: "^dashboard/",
        pathNot: ["^dashboard/(parts|data|words)/", "^dashboard/generated/data\\.ts$"],
      },
    },

    // ---- packages that stay in their layer ----------------------------------------------------
    {
      name: "domain-is-no-http-or-graphql",
      severity: "error",
      comment:
        "The domain must be callable without a server. Translate from GraphQL or HTTP in the face (resolvers, rest-compat, server) and pass plain values.",
      from: { path: "^src/(domain|store|kernel|engine)/", pathNot: TEST },
      to: { path: [...GRAPHQL, ...HTTP_SERVERS, ...HTTP_BUILTINS] },
    },
    {
      name: "database-stays-in-the-store",
      severity: "error",
      comment:
        "Only src/store (and the engine, and Agenda, which keeps its own collection) speak to MongoDB. Add the operation you need to the store file of that collection, as one atomic step.",
      from: { path: "^src/", pathNot: ["^src/(store|engine)/", "^src/server/agenda\\.ts$", TEST] },
      to: { path: DATABASE },
    },
    {
      name: "plugins-use-few-packages",
      severity: "error",
      comment:
        "Plugins parse; the SDK brings HTTP, HTML, JSON and zod (as `z`), so a plugin imports no package: one elsewhere has no node_modules of its own. A parser that several families need belongs in the SDK.",
      from: { path: "^src/plugin(s|-shared)/", pathNot: ["^src/plugins/codehost/", TEST] },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-no-pkg", "npm-unknown", "core", "unknown"],
      },
    },
    {
      name: "codehost-uses-few-packages",
      severity: "error",
      comment:
        "codehost unpacks source archives, so it may import node:zlib, node:stream/promises and tar-stream, and compares the git hash of a file, so node:crypto. Nothing else: parsing help belongs in the SDK.",
      from: { path: "^src/plugins/codehost/", pathNot: TEST },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-no-pkg", "npm-unknown", "core", "unknown"],
        pathNot: [...modules("tar-stream"), "^(node:)?(crypto|zlib|stream/promises)$"],
      },
    },

    // ---- whole tree ---------------------------------------------------------------------------
    {
      name: "no-circular",
      severity: "error",
      comment:
        "These files import each other at run time, so which one is ready first depends on who loads them. Move the shared part into a third file. Cycles of types alone are fine (`import type`).",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      severity: "error",
      comment: "Nothing imports this file and it imports nothing. Delete it, or wire it in.",
      // The health check is a program of its own, which the image runs.
      from: { orphan: true, path: "^src/", pathNot: [TEST, "\\.d\\.ts$", "^src/server/health-check\\.ts$"] },
      to: {},
    },
    {
      name: "not-to-test",
      severity: "error",
      comment:
        "Production code imports a test. Move the shared part into a file of its own; helpers for tests of plugins belong in src/scrape-host/testkit.",
      from: { path: "^(src|scripts|bench)/", pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: "not-to-dev-dep",
      severity: "error",
      comment:
        "This package is a devDependency: it is missing where Quarry is installed with --omit=dev. Move it to `dependencies`, or move the code into a test or a script.",
      from: { path: "^src/", pathNot: [TEST, "^src/scrape-host/testkit/"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      comment: "This import leads nowhere. Check the path (specifiers end in .ts) or add the package.",
      from: {},
      // This package has types only: no file that a resolver of code could find.
      to: { couldNotResolve: true, pathNot: "^@graphql-typed-document-node/core$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: ["(^|/)(dist|coverage|[.]runtime|[.]cache)/", "^data/", "(^|/)dist[.](new|old)-[0-9]+/"],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: fileURLToPath(new URL("tsconfig.json", import.meta.url)) },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
    skipAnalysisNotInRules: true,
  },
};
