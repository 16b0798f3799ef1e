import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bareEnv } from "../kit/bare-env.ts";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import type { ServerWithStore } from "../kit/shared-server.ts";
import { envOf, startCliServer } from "./cli-server.ts";
import { CLI_ENTRY, startCli } from "./cli-process.ts";
import { runCli } from "./run-cli.ts";
import { BUILT_IN_FAMILIES } from "../kit/built-in-families.ts";

let server: ServerWithStore;
let env: Record<string, string>;
beforeAll(async () => {
  server = await startCliServer();
  env = envOf(server);
});
afterAll(() => server?.stop());

describe("reading", () => {
  it("prints the catalog as a table without colour in a pipe, and needs no key", async () => {
    const { code, stdout, stderr } = await startCli(["scrapers", "list"], { env: { QUARRY_URL: server.url } })
      .ended;
    expect(code).toBe(0);
    expect(stderr).toBe("");
    const lines = stdout.split("\n");
    expect(lines[0]).toMatch(/^SCRAPER +STATE +USD PER 1,000 +UNIT +OPERATIONS +READS$/);
    expect(lines.find((line) => line.startsWith("codehost "))).toMatch(
      /^codehost +ready +0\.60 +record +12 +Public repositories/,
    );
    expect(stdout).not.toContain("\u001b");
  });

  it("prints the same as JSON", async () => {
    const { code, stdout } = await runCli(["scrapers", "list", "--json"], { env });
    expect(code).toBe(0);
    const codehost = JSON.parse(stdout).find((one: { id: string }) => one.id === "codehost");
    expect(codehost.priceEvents).toEqual([
      { name: "record_stored", unit: "record", usdMicros: 600, usd: "0.000600" },
    ]);
    expect(codehost.health).toEqual({ status: "ready", reason: null });
  });

  it("shows one scraper with the fields of its operations", async () => {
    const { code, stdout } = await runCli(["scrapers", "show", "test-slow"], { env });
    expect(code).toBe(0);
    expect(stdout).toContain("price              0.001 USD per record\n");
    expect(stdout).toMatch(/^run +full +records delayMs +One row at a time\.$/m);
  });

  it("shows the account and the health of the sources", async () => {
    expect(JSON.parse((await runCli(["account", "--json"], { env })).stdout)).toEqual({
      id: "acc_000000000000000000000001",
      name: "local",
      plan: "Plus",
      billingActive: true,
      canClose: false,
      availableUsd: "20.000000",
      availableUsdMicros: 20_000_000,
      heldUsdMicros: 0,
    });
    expect((await runCli(["account"], { env })).stdout).toContain("available  20.00 USD\n");
    expect((await runCli(["health"], { env })).stdout).toMatch(/^codehost +ready$/m);
    const own = await runCli(["health", "--scraper", "codehost"], { env });
    expect(own.stdout).toMatch(/^OPERATION +STATE +CANARY +LAST GOOD RUN +NO LONGER FILLED$/m);
    expect(own.stdout).toMatch(/^stargazers +ready$/m);
    expect((await runCli(["health", "--scraper", "codehos"], { env })).stderr).toContain("codehost");
  });

  it("finds the key in the data folder, for a gateway on this machine", async () => {
    const { code } = await runCli(["account"], {
      env: { QUARRY_URL: server.url, QUARRY_DATA_DIR: server.dataDir },
    });
    expect(code).toBe(0);
  });
});

describe("ledger", () => {
  const moved = (usdMicros: number) =>
    server.store.wallets.updateOne({ _id: LOCAL_ACCOUNT_ID }, { $inc: { availableUsdMicros: usdMicros } });

  it("ends with 1 and names the account where a wallet does not fit, and with 0 where all do", async () => {
    expect(await runCli(["ledger", "verify"], { env })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^1 accounts, \d+ entries: all fit\n$/),
    });
    await moved(-3);
    try {
      const { code, stdout } = await runCli(["ledger", "verify"], { env });
      expect([code, stdout.split("\n")]).toEqual([
        1,
        [
          `${LOCAL_ACCOUNT_ID}  no single entry: the wallet has 19999997 micro-USD, 3 less than the ledger says`,
          "  ledger 20.00 USD, wallet 19.999997 USD",
          expect.stringMatching(/^1 accounts, \d+ entries: 1 do not fit$/),
          "",
        ],
      ]);
    } finally {
      await moved(3);
    }
    expect((await runCli(["ledger", "verify", "--account", LOCAL_ACCOUNT_ID], { env })).code).toBe(0);
  });
});

describe("canaries", () => {
  it("are run one after the other and shown as a table; nothing is charged", async () => {
    const { code, stdout } = await runCli(["canary", "run", "test-slow"], { env });
    expect([code, stdout.split("\n")]).toEqual([
      0,
      [
        expect.stringMatching(/^FAMILY +OPERATION +OUTCOME +TIME +MISSING$/),
        expect.stringMatching(/^test-slow +run +passed +\d+\.\d s$/),
        "",
      ],
    ]);
    const account = JSON.parse((await runCli(["account", "--json"], { env })).stdout);
    expect(account.availableUsd).toBe("20.000000");
  });

  it("end with 1 when one failed, and say what was missing", async () => {
    const { code, stdout } = await runCli(["canary", "run", "codehost", "--json"], { env });
    expect(code).toBe(1);
    const rows: Record<string, unknown>[] = JSON.parse(stdout);
    expect(rows).toHaveLength(12);
    expect(rows.find(({ operation }) => operation === "file")).toEqual({
      scraper: "codehost",
      operation: "file",
      seconds: expect.any(Number),
      requestId: expect.stringMatching(/^req_/),
      hasPassed: false,
      isDemo: false,
      error: "replay_miss",
      records: 0,
      wantedRecords: 1,
      missing: expect.arrayContaining(["url"]),
      lastPassedAt: null,
    });
    const health = await runCli(["health", "--scraper", "codehost"], { env });
    expect(health.stdout).toMatch(/^file +degraded +failed \d{4}-\d\d-\d\d /m);
  });

  it("of a family that is not there are refused", async () => {
    expect((await runCli(["canary", "run", "codehos"], { env })).stderr).toContain("Did you mean codehost?");
  });
});

describe("keys", () => {
  it("makes one, uses it, revokes it", async () => {
    const made = await runCli(["api-keys", "create", "from the test"], { env });
    expect(made.code).toBe(0);
    expect(made.stdout).toMatch(/^qk_[\w-]{20,}\n$/);
    const id = /made (key_[0-9a-f]{24})/.exec(made.stderr)?.[1] ?? "";
    const own = { QUARRY_URL: server.url, QUARRY_API_KEY: made.stdout.trim() };
    const listed = JSON.parse((await runCli(["api-keys", "list", "--json"], { env: own })).stdout);
    expect(listed[0]).toMatchObject({ id, label: "from the test", revokedAt: null });
    const revoked = await runCli(["api-keys", "revoke", id], { env });
    expect(revoked.stdout).toMatch(new RegExp(`^${id} was revoked at \\d{4}-\\d\\d-\\d\\d `));
    expect((await runCli(["account"], { env: own })).code).toBe(3);
  });
});

describe("failures", () => {
  it("names a bad key, on stderr, with what to do and exit code 3", async () => {
    const { code, stdout, stderr } = await startCli(["account"], {
      env: { QUARRY_URL: server.url, QUARRY_API_KEY: "qk_wrong" },
    }).ended;
    expect(code).toBe(3);
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      new RegExp(
        "^error unauthenticated: This API key or session is not known, is over, or was revoked\\.\n" +
          "do   Sign in with `quarry login`, set QUARRY_API_KEY to a valid key, or QUARRY_DATA_DIR to the data folder of the gateway; `quarry doctor` shows which key is used\\.\n" +
          `see  ${server.url}/docs/errors#unauthenticated\ncall [0-9a-f-]{36}\n$`,
      ),
    );
  });

  it("gives the error as JSON with --json", async () => {
    const { code, stdout, stderr } = await runCli(["requests", "list", "--json"], {
      env: { QUARRY_URL: server.url, QUARRY_DATA_DIR: "/nowhere" },
    });
    expect(code).toBe(3);
    expect(stdout).toBe("");
    expect(JSON.parse(stderr)).toMatchObject({ code: "unauthenticated", retryable: false, details: [] });
  });

  it("names a gateway that is not there, with exit code 6", async () => {
    const { code, stderr } = await runCli(["account"], { env: { ...env, QUARRY_URL: "http://127.0.0.1:9" } });
    expect(code).toBe(6);
    expect(stderr).toContain("error not_ready: No gateway answers at http://127.0.0.1:9 (");
    expect(stderr).toContain("do   Start one with `npm start`, or set QUARRY_URL");
  });

  it("refuses a QUARRY_URL that is none, with exit code 2", async () => {
    const { code, stderr } = await runCli(["account"], { env: { QUARRY_URL: "localhost:4000" } });
    expect(code).toBe(2);
    expect(stderr).toContain("error config_invalid: QUARRY_URL must be an http or https URL");
  });

  it("names an unknown scraper with exit code 4", async () => {
    const { code, stderr } = await runCli(["scrape", "codehst"], { env });
    expect(code).toBe(4);
    expect(stderr).toContain(
      "error scraper_not_found: There is no scraper codehst. Did you mean codehost?\n" +
        `do   Use one that can run here: ${BUILT_IN_FAMILIES}, test-slow.\n`,
    );
  });

  it("says which command helps on when a scraper is not there", async () => {
    const shown = await runCli(["scrapers", "show", "nope"], { env });
    expect([shown.code, shown.stderr]).toEqual([
      4,
      "error scraper_not_found: There is no scraper nope.\n" +
        `do   Use one that can run here: ${BUILT_IN_FAMILIES}, test-slow.\n` +
        "see  docs/errors.md#scraper_not_found\n",
    ]);
  });

  it.each([
    [["scrapers", "list", "--jsn"], "unknown option '--jsn' (Did you mean --json?)"],
    [
      ["scrape", "codehost", "--operation", "stargazers", "--rep", "x"],
      "unknown option '--rep' (Did you mean --repo?)",
    ],
    [["scrap"], "unknown command 'scrap' (Did you mean scrape?)"],
    [["requests", "list", "--limit", "0"], "It must be a whole number from 1 to 100."],
    [["scrape", "codehost", "--max-cost", "0"], "It must be an amount in USD above 0"],
    [
      ["scrape", "codehost", "--format", "xml"],
      "Allowed choices are table, json, jsonl, csv, xlsx, parquet.",
    ],
    [["scrape", "codehost", "--output", "x.csv", "--format", "table"], "A table is for the terminal"],
    [["scrape", "--limit", "1", "codehost"], "The scraper comes first"],
    [["requests", "show"], "missing required argument 'id'"],
  ])("refuses %j with exit code 2", async (args, message) => {
    const { code, stdout, stderr } = await runCli(args, { env });
    expect(stderr).toContain("error invalid_input: ");
    expect(stderr).toContain(message);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });
});

it.skipIf(!existsSync("/dev/full"))(
  "names a stdout that takes nothing, without a stack, and ends with 2",
  () => {
    const full = openSync("/dev/full", "w");
    const run = spawnSync(process.execPath, [CLI_ENTRY, "scrapers", "list"], {
      env: { ...bareEnv(), ...env },
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect(run.stderr).toBe(
      "error invalid_input: stdout cannot be written (ENOSPC).\n" +
        "do   Write somewhere else; Records that are stored stay with the gateway: quarry requests results <id>.\n" +
        "see  docs/errors.md#invalid_input\n",
    );
    expect(run.status).toBe(2);
  },
);

describe("help", () => {
  it("lists the commands, and the flags of one operation", async () => {
    const all = await runCli(["--help"]);
    expect(all.code).toBe(0);
    expect(all.stdout).toMatch(/^Usage: quarry /);
    expect(all.stdout).not.toContain("__complete");
    const one = await runCli(["scrape", "codehost", "--operation", "stargazers", "--help"], { env });
    expect(one.code).toBe(0);
    expect(one.stdout).toContain("--include-profiles");
    expect(one.stdout).not.toContain("--content-max-chars");
  });

  it.each([
    [[]],
    [["requests"]],
    [["requests", "list"]],
    [["requests", "show", "<id>"]],
    [["account", "second-factor", "on"]],
    [["scrape"]],
    [["scrape", "codehost", "--operation", "stargazers"]],
    [["help"]],
  ])("`quarry help` shows the help of %j", async (words) => {
    const shown = await runCli(["help", ...words], { env });
    expect(shown).toEqual(await runCli([...words, "--help"], { env }));
    expect(shown).toMatchObject({ code: 0, stderr: "" });
    expect(shown.stdout).toMatch(/^Usage: quarry /);
  });

  it.each([
    [["requsts"], "unknown command 'requsts' (Did you mean requests?)"],
    [["requests", "rsults"], "unknown command 'rsults' (Did you mean results?)"],
    [["xyzzy"], "unknown command 'xyzzy'\n"],
    [["__complete"], "unknown command '__complete'"],
  ])("`quarry help` knows no command %j", async (words, message) => {
    const { code, stdout, stderr } = await runCli(["help", ...words]);
    expect(stderr).toContain(`error invalid_input: ${message}`);
    expect([code, stdout]).toEqual([2, ""]);
  });

  it("prints the version as a command, too", async () => {
    const printed = await runCli(["version"]);
    expect(printed).toEqual(await runCli(["--version"]));
    expect(printed).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string });
  });

  it("checks the machine and the gateway", async () => {
    const { stdout } = await runCli(["doctor", "--json"], { env });
    const found = Object.fromEntries(
      JSON.parse(stdout).map((one: { name: string; state: string }) => [one.name, one.state]),
    );
    expect(found).toMatchObject({ Node: "ok", gateway: "ok", clock: "ok", "API key": "ok" });
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(["glibc", "engine", "browser", "port 4000", "sign-up", "services"]),
    );
    const states = async (more: Record<string, string>, name = "sign-up") => {
      const { stdout: text } = await runCli(["doctor", "--json"], { env: { ...env, ...more } });
      return JSON.parse(text).find((one: { name: string }) => one.name === name) as object;
    };
    expect(await states({ HOST: "0.0.0.0" })).toEqual({
      name: "sign-up",
      state: "warn",
      found:
        "everybody who reaches this server can sign up and pay with made-up money; set QUARRY_SIGN_UP=closed, QUARRY_PAYMENTS=off, or the QUARRY_STRIPE_ variables",
    });
    expect(await states({ HOST: "0.0.0.0", QUARRY_SIGN_UP: "closed" })).toMatchObject({ state: "ok" });
    const domains = {
      QUARRY_PUBLIC_URL: "https://quarry.example.com",
      QUARRY_SERVICES_DOMAIN: "example.com",
    };
    expect(await states(domains, "services")).toMatchObject({ state: "warn" });
  });
});
