import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface CruiseReport {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

async function cruise(cwd: string): Promise<CruiseReport["summary"]> {
  const stdout = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [
        path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs"),
        ...["src", "--config", path.join(root, ".dependency-cruiser.mjs"), "--output-type", "json"],
      ],
      { cwd, maxBuffer: 64 * 1024 * 1024 },
      // The exit code is the number of violations; the report says the same with names.
      (error, output, complaint) =>
        output.startsWith("{") ? resolve(output) : reject(new Error(complaint, { cause: error })),
    );
  });
  return (JSON.parse(stdout) as CruiseReport).summary;
}

/** A small tree in which every file but the allowed ones breaks exactly the rules named beside it. */
const TREE: Record<string, { source: string; breaks: string[] }> = {
  "src/kernel/ids.ts": {
    source: `import { save } from "../store/thing.store.ts";\nexport const id = save;`,
    breaks: ["kernel-imports-down"],
  },
  "src/kinds/thing.ts": {
    source: `import { id } from "../kernel/ids.ts";\nimport { save } from "../store/thing.store.ts";\nexport const thing = [id, save];`,
    breaks: ["kinds-imports-down"],
  },
  "src/kernel/json.ts": { source: `import "node:buffer";\nexport type Json = string;`, breaks: [] },
  "src/store/thing.store.ts": {
    source: `import type { Db } from "mongodb";\nexport const save = (db: Db): Db => db;`,
    breaks: [],
  },
  "src/domain/thing/thing.service.ts": {
    source: `import { save } from "../../store/thing.store.ts";\nexport const serve = save;`,
    breaks: [],
  },
  "src/domain/thing/answer.ts": {
    source: `import { GraphQLError } from "graphql";\nexport const answer = GraphQLError;`,
    breaks: ["domain-is-no-http-or-graphql"],
  },
  "src/domain/thing/listen.ts": {
    source: `import http from "node:http";\nimport fastify from "fastify";\nexport default [http, fastify];`,
    breaks: ["domain-is-no-http-or-graphql", "domain-is-no-http-or-graphql"],
  },
  "src/domain/thing/query.ts": {
    source: `import { MongoClient } from "mongodb";\nexport const query = MongoClient;`,
    breaks: ["database-stays-in-the-store"],
  },
  "src/domain/thing/thing.test.ts": {
    source: `import { graphql } from "graphql";\nimport { helper } from "../../schema/run.ts";\nexport const run = [graphql, helper];`,
    breaks: [],
  },
  "src/domain/thing/borrow.ts": {
    source: `import { run } from "./thing.test.ts";\nexport const borrow = run;`,
    breaks: ["not-to-test"],
  },
  "src/domain/scrape/run/runner.ts": {
    source: `import { most } from "../../request/attempts.ts";\nexport const runner = most;`,
    breaks: [],
  },
  "src/domain/request/attempts.ts": { source: `export const most = 5;`, breaks: [] },
  "src/domain/request/redrive.ts": {
    source: `import type { runner } from "../scrape/run/runner.ts";\nexport type Redrive = typeof runner;`,
    breaks: ["requests-know-no-runs"],
  },
  "src/domain/wallet/hold.ts": {
    source: `import { most } from "../request/attempts.ts";\nimport type { Sdk } from "../../plugin-sdk/index.ts";\nexport const hold = most as unknown as Sdk;`,
    breaks: ["money-knows-no-scraping", "money-knows-no-scraping"],
  },
  "src/domain/request/pay.ts": {
    source: `import { hold } from "../wallet/hold.ts";\nexport const pay = hold;`,
    breaks: [],
  },
  "src/scrape-host/thread/entry.ts": {
    source: `import { serve } from "../../domain/thing/thing.service.ts";\nexport const entry = serve;`,
    breaks: ["scrape-host-imports-down"],
  },
  "src/plugin-sdk/index.ts": {
    source: `import type { Json } from "../kernel/json.ts";\nexport type Sdk = Json;`,
    breaks: [],
  },
  "src/plugin-sdk/http/client.ts": {
    source: `import { id } from "../../kernel/ids.ts";\nexport const client = id;`,
    breaks: ["plugin-sdk-imports-down"],
  },
  "src/plugins/wiki/index.ts": {
    source: `import type { Sdk } from "../../plugin-sdk/index.ts";\nimport { own } from "./own.ts";\nexport const wiki = [own] as unknown as Sdk;`,
    breaks: [],
  },
  "src/plugins/wiki/own.ts": {
    source: `import zlib from "node:zlib";\nimport { z } from "zod";\nexport const own = [zlib, z];`,
    breaks: ["plugins-use-few-packages", "plugins-use-few-packages"],
  },
  "src/plugins/news/index.ts": {
    source: `import { own } from "../wiki/own.ts";\nimport { client } from "../../plugin-sdk/http/client.ts";\nexport const news = [own, client];`,
    breaks: ["plugins-import-only-the-sdk", "plugins-import-only-the-sdk"],
  },
  "src/plugin-shared/google/kinds.ts": {
    source: `import type { Sdk } from "../../plugin-sdk/index.ts";\nimport { own } from "../../plugins/wiki/own.ts";\nimport { z } from "zod";\nexport const kind = [own, z] as unknown as Sdk;`,
    breaks: ["plugin-shared-imports-only-the-sdk", "plugins-use-few-packages"],
  },
  "src/plugins/maps/index.ts": {
    source: `import { kind } from "../../plugin-shared/google/kinds.ts";\nexport const maps = kind;`,
    breaks: [],
  },
  "src/plugins/wiki/maps.ts": {
    source: `import { kind } from "../../plugin-shared/google/kinds.ts";\nexport const wikiMaps = kind;`,
    breaks: ["google-is-for-its-families"],
  },
  "src/plugins/codehost/index.ts": {
    source: `import zlib from "node:zlib";\nimport tar from "tar-stream";\nexport const host = [zlib, tar];`,
    breaks: [],
  },
  "src/plugins/codehost/shell.ts": {
    source: `import fs from "node:fs";\nexport const shell = fs;`,
    breaks: ["codehost-uses-few-packages"],
  },
  "src/schema/thing.ts": {
    source: `import type { serve } from "../domain/thing/thing.service.ts";\nexport type Thing = typeof serve;`,
    breaks: [],
  },
  "src/schema/run.ts": {
    source: `import { serve } from "../domain/thing/thing.service.ts";\nexport const helper = serve;`,
    breaks: ["schema-imports-types-only"],
  },
  "src/resolvers/thing.resolver.ts": {
    source: `import { save } from "../store/thing.store.ts";\nexport const resolve = save;`,
    breaks: ["resolvers-imports-types-only"],
  },
  "src/resolvers/present.ts": {
    source: `import type { save } from "../store/thing.store.ts";\nexport type Present = typeof save;`,
    breaks: [],
  },
  "src/services/services.ts": {
    source: `import { serve } from "../domain/thing/thing.service.ts";\nexport const make = serve;\nexport type Services = typeof make;`,
    breaks: [],
  },
  "src/services/hasty.ts": {
    source: `import { save } from "../store/thing.store.ts";\nimport { resolve } from "../resolvers/thing.resolver.ts";\nexport const hasty = [save, resolve];`,
    breaks: ["services-imports-types-only", "services-imports-down"],
  },
  "src/resolvers/context.ts": {
    source: `import type { Services } from "../services/services.ts";\nexport type Context = Services;`,
    breaks: [],
  },
  "src/resolvers/wire.ts": {
    source: `import { make } from "../services/services.ts";\nexport const wire = make;`,
    breaks: ["resolvers-imports-types-only"],
  },
  "src/resolvers/start.ts": {
    source: `import { start } from "../server/main.ts";\nexport const again = start;`,
    breaks: ["resolvers-imports-down", "nobody-imports-server"],
  },
  "src/rest-compat/routes.ts": {
    source: `import { serve } from "../domain/thing/thing.service.ts";\nexport const routes = serve;`,
    breaks: ["rest-compat-imports-down"],
  },
  "src/rest-compat/streams/export.ts": {
    source: `import { serve } from "../../domain/thing/thing.service.ts";\nexport const stream = serve;`,
    breaks: [],
  },
  "src/pages/thing-page.ts": {
    source: `import type { save } from "../store/thing.store.ts";\nimport { serve } from "../domain/thing/thing.service.ts";\nimport { same } from "../http/same.ts";\nexport const page = [serve, same] as typeof save[];`,
    breaks: [],
  },
  "src/pages/hurried-page.ts": {
    source: `import { save } from "../store/thing.store.ts";\nimport { start } from "../server/main.ts";\nexport const page = [save, start];`,
    breaks: ["pages-imports-types-only", "pages-imports-down", "nobody-imports-server"],
  },
  "src/http/same.ts": { source: `export const same = true;`, breaks: [] },
  "src/http/known.ts": {
    source: `import { serve } from "../domain/thing/thing.service.ts";\nexport const known = serve;`,
    breaks: ["http-imports-down"],
  },
  "src/jobs/tick.job.ts": {
    source: `import { save } from "../store/thing.store.ts";\nexport const tick = save;`,
    breaks: ["jobs-imports-types-only"],
  },
  "src/cli/list.ts": {
    source: `import { serve } from "../domain/thing/thing.service.ts";\nexport const list = serve;`,
    breaks: ["cli-imports-down"],
  },
  "src/cli/watch.ts": {
    source: `import { call } from "../client/http.ts";\nimport { client } from "../client/index.ts";\nimport ws from "ws";\nexport const watch = [call, client, ws];`,
    breaks: ["cli-imports-down", "cli-speaks-through-the-client"],
  },
  "src/client/http.ts": {
    source: `import { id } from "../kernel/ids.ts";\nimport "node:buffer";\nexport const call = id;`,
    breaks: ["client-imports-down", "client-uses-few-packages"],
  },
  "src/client/index.ts": {
    source: `import { createClient } from "graphql-ws/client";\nimport ws from "ws";\nexport const client = [createClient, ws];`,
    breaks: [],
  },
  "src/errors/codes.ts": {
    source: `import { start } from "../server/main.ts";\nexport const codes = start;`,
    breaks: ["errors-imports-down", "nobody-imports-server"],
  },
  "src/engine/engine.ts": {
    source: `import { save } from "../store/thing.store.ts";\nexport const engine = save;`,
    breaks: ["engine-imports-down"],
  },
  "src/generated/documents.ts": {
    source: `import { id } from "../kernel/ids.ts";\nexport const documents = id;`,
    breaks: ["generated-imports-down"],
  },
  "src/server/agenda.ts": {
    source: `import { Agenda } from "agenda";\nimport { save } from "../store/thing.store.ts";\nexport const agenda = [Agenda, save];`,
    breaks: [],
  },
  "src/server/worker.ts": {
    source: `import type { Db } from "mongodb";\nexport type Worker = Db;`,
    breaks: ["database-stays-in-the-store"],
  },
  "src/jobs/forward.job.ts": {
    source: `import type { Db } from "mongodb";\nexport type Forward = Db;`,
    breaks: ["database-stays-in-the-store"],
  },
  "src/server/main.ts": {
    source: `import { serve } from "../domain/thing/thing.service.ts";\nimport check from "fast-check";\nexport const start = [serve, check];`,
    breaks: ["not-to-dev-dep"],
  },
  "src/server/alone.ts": { source: `export const alone = 1;`, breaks: ["no-orphans"] },
  "src/server/lost.ts": {
    source: `import { nothing } from "./nowhere.ts";\nexport const lost = nothing;`,
    breaks: ["not-to-unresolvable"],
  },
  "src/server/hen.ts": {
    source: `import { egg } from "./egg.ts";\nexport const hen = (): unknown => egg;`,
    // A cycle is reported once, at one of its files.
    breaks: [],
  },
  "src/server/egg.ts": {
    source: `import { hen } from "./hen.ts";\nexport const egg = (): unknown => hen;`,
    breaks: ["no-circular"],
  },
  "src/server/left.ts": {
    source: `import { right } from "./right.ts";\nexport type Left = typeof right;`,
    breaks: [],
  },
  "src/server/right.ts": {
    source: `import type { Left } from "./left.ts";\nexport const right = 1 as Left;`,
    breaks: [],
  },
};

describe("import rules on a tree that breaks them", () => {
  let dir: string;
  const broken = new Map<string, string[]>();

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "quarry-imports-"));
    await symlink(path.join(root, "node_modules"), path.join(dir, "node_modules"));
    await symlink(path.join(root, "package.json"), path.join(dir, "package.json"));
    for (const [file, { source }] of Object.entries(TREE)) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), source);
    }
    for (const { rule, from } of (await cruise(dir)).violations) {
      broken.set(from, [...(broken.get(from) ?? []), rule.name]);
    }
  });

  afterAll(() => rm(dir, { recursive: true, force: true }));

  it.each(Object.entries(TREE).map(([file, { breaks }]) => ({ file, breaks })))(
    "$file breaks $breaks",
    ({ file, breaks }) => {
      expect((broken.get(file) ?? []).sort()).toEqual([...breaks].sort());
    },
  );
});

describe("import rules on this project", () => {
  it("holds in every file", async () => {
    const { totalCruised, violations } = await cruise(root);
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
    expect(totalCruised).toBeGreaterThan(100);
  });
});
