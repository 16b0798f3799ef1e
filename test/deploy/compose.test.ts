import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../cli/until.ts";
import { ROOT } from "../docs/example-document.ts";
import { rest } from "../kit/rest-client.ts";
import { freePort } from "../kit/free-port.ts";
import { containerEngine } from "./container-engine.ts";
import { BUILD_MS, buildImage } from "./image.ts";

const run = promisify(execFile);

/** The program that takes compose files here and what goes before its verb; null, with the reason printed, without one. */
function composeOf(): string[] | null {
  if (containerEngine === null) return null;
  const { command, globals, run: flags } = containerEngine;
  if (command === "docker")
    return spawnSync("docker", ["compose", "version"]).status === 0 ? ["docker", "compose"] : missing();
  if (spawnSync("podman-compose", ["--version"]).status !== 0) return missing();
  // Its own network is part of what is tried, so only the limits are taken over.
  const limits = flags.slice(flags.indexOf("--ulimit")).join(" ");
  return ["podman-compose", "--podman-args", globals.join(" "), "--podman-run-args", limits];
}

function missing(): null {
  process.stderr.write(
    "Test of the compose file skipped: neither docker compose nor podman-compose is here.\n",
  );
  return null;
}

const compose = composeOf();

describe.skipIf(compose === null)("the compose file", { timeout: 240_000 }, () => {
  const project = `quarrytest${randomBytes(4).toString("hex")}`;
  let port: number;
  const call = (...verb: string[]) => {
    const [program, ...before] = compose!;
    const args = [...before, "-p", project, "-f", join(ROOT, "deploy/compose.yaml"), ...verb];
    return run(program!, args, { env: { ...process.env, PORT: String(port) }, timeout: 120_000 });
  };
  beforeAll(async () => {
    port = await freePort();
    await buildImage();
  }, BUILD_MS);
  afterAll(async () => {
    await call("down", "-v");
  });

  const untilReady = () =>
    until(
      "the service is ready",
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      undefined,
      60_000,
    );

  it("serves the port that it names, and keeps its volume over down and up", async () => {
    await call("up", "-d", "--no-build");
    await untilReady();
    // podman-compose says what it does on the same stream.
    const key = async () =>
      /qk_[\w-]{43}/.exec((await call("exec", "-T", "quarry", "cat", "/data/api-key")).stdout)?.[0] ?? "";
    const apiKey = await key();
    const before = await rest(`http://127.0.0.1:${port}`, apiKey, "/v1/requests");
    expect([before.status, before.body]).toEqual([200, expect.objectContaining({ data: [] })]);
    await call("down");
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
    await call("up", "-d", "--no-build");
    await untilReady();
    expect(await key()).toBe(apiKey);
    expect((await rest(`http://127.0.0.1:${port}`, apiKey, "/v1/requests")).status).toBe(200);
  });
});
