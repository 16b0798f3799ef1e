import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXIT } from "../../src/errors/to-exit-code.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { startCluster, type Cluster } from "../process/cluster.ts";
import { smallDisk, whyNoDisk } from "./small-disk.ts";
import { refusedStart } from "./start-up.ts";

const OR_GIVE_THE_KEY =
  "Or give this gateway its API key in QUARRY_API_KEY; with MONGODB_URL it then needs no folder.";

let cluster: Cluster;
let parent: string;
/** Cannot be made: a part of the path is a file. */
let nowhere: string;

beforeAll(async () => {
  cluster = await startCluster();
  parent = await mkdtemp(join(tmpdir(), "quarry-no-folder-"));
  await writeFile(join(parent, "file"), "");
  nowhere = join(parent, "file", "data");
});
afterAll(async () => {
  await cluster.stop();
  await rm(parent, { recursive: true });
});

const keys = () => cluster.store.apiKeys.find().sort({ _id: 1 }).toArray();
const newSecret = () => `qk_${randomBytes(32).toString("base64url")}`;
const status = async (url: string, key: string) => (await rest(url, key, "/v1/requests?limit=1")).status;

function refusedGateway(dataDir: string) {
  return refusedStart(dataDir, {}, { MONGODB_URL: cluster.mongodbUrl, QUARRY_ROLE: "gateway" });
}

describe("a gateway on a MongoDB of its own that has no place for its key", () => {
  test("is refused in one line that says what to do, and leaves no key behind", async () => {
    const { code, stderr, stdout } = await refusedGateway(nowhere);
    expect(stderr.split("\n")[0]).toBe(
      `The data folder ${nowhere} cannot be used: a part of the path is a file. Set QUARRY_DATA_DIR to another folder or repair this one. ${OR_GIVE_THE_KEY}`,
    );
    expect(stderr).not.toContain("    at ");
    expect([code, stdout]).toEqual([EXIT.usage, ""]);
    expect(await keys()).toEqual([]);
  });

  const reason = whyNoDisk();
  test.skipIf(reason !== null)(
    `on a read-only disk and on a full one too${reason === null ? "" : ` (skipped: ${reason})`}`,
    async () => {
      const disk = smallDisk(1);
      try {
        disk.setReadOnly(true);
        const readOnly = await refusedGateway(disk.path);
        expect(readOnly.stderr.split("\n")[0]).toBe(
          `The data folder ${disk.path} cannot be used: the file system is read-only. Set QUARRY_DATA_DIR to another folder or repair this one. ${OR_GIVE_THE_KEY}`,
        );
        disk.setReadOnly(false);
        disk.fillTo(0);
        const full = await refusedGateway(disk.path);
        expect(full.stderr.split("\n")[0]).toMatch(
          /^The disk of the data folder \S+ is full .* QUARRY_API_KEY/,
        );
        expect([readOnly.code, full.code]).toEqual([EXIT.usage, EXIT.retryLater]);
        expect([...readOnly.stderr, ...full.stderr].join("")).not.toContain("    at ");
        expect(await readdir(disk.path)).toEqual(["ballast"]);
        expect(await keys()).toEqual([]);
      } finally {
        disk.remove();
      }
    },
  );
});

test("a worker on a MongoDB of its own needs no folder", async () => {
  const worker = await cluster.start("worker", {}, nowhere);
  await worker.stop();
  expect(worker.child.exitCode).toBe(EXIT.ok);
});

describe("gateways whose key is given", () => {
  test("need no folder, share one key though they start at once, and do not print it", async () => {
    const key = newSecret();
    const gateways = await Promise.all(
      [1, 2, 3].map(() => cluster.start("gateway", { QUARRY_API_KEY: key }, nowhere)),
    );
    for (const { url, output } of gateways) {
      expect(await status(url, key)).toBe(200);
      expect(output()).not.toContain(key);
      expect(output()).toContain("API key    the one in QUARRY_API_KEY");
    }
    expect((await keys()).map(({ label, hint }) => [label, hint])).toEqual([
      ["given in QUARRY_API_KEY", `${key.slice(0, 7)}…`],
    ]);
  });

  test("a revoked one stays revoked: the gateway says so and serves the other keys", async () => {
    const [key, other] = [newSecret(), newSecret()];
    const first = await cluster.start("gateway", { QUARRY_API_KEY: key }, nowhere);
    const made = (await keys()).find(({ hint }) => hint === `${key.slice(0, 7)}…`);
    await graphqlData(first.url, key, "mutation ($id: ID!) { apiKeyRevoke(id: $id) { apiKey { id } } }", {
      id: made?._id,
    });
    const [again, healthy] = await Promise.all([
      cluster.start("gateway", { QUARRY_API_KEY: key }, nowhere),
      cluster.start("gateway", { QUARRY_API_KEY: other }, nowhere),
    ]);
    expect(again.output()).toContain("the key in QUARRY_API_KEY was revoked");
    expect(healthy.output()).not.toContain("revoked");
    expect(await Promise.all([status(again.url, key), status(again.url, other)])).toEqual([401, 200]);
  });

  test("one that is too short to be secret is refused", async () => {
    const { code, stderr } = await refusedStart(
      parent,
      {},
      { MONGODB_URL: cluster.mongodbUrl, QUARRY_ROLE: "gateway", QUARRY_API_KEY: "qk_secret" },
    );
    expect(stderr).toContain("QUARRY_API_KEY must be qk_ and 43 letters, digits, - or _");
    expect(stderr).not.toContain("qk_secret");
    expect(code).toBe(EXIT.usage);
  });
});
