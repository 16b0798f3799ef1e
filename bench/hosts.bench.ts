import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "../src/kinds/ids.ts";
import type { Store } from "../src/store/store.ts";
import type { Bench } from "./kit/bench.ts";
import { processTree } from "./kit/process-tree.ts";
import { startProgram } from "./kit/program.ts";
import { benchWorker, NO_RUST } from "./kit/bench-worker.ts";
import { deployService, freePort, hostPid, untilServed } from "./kit/services.ts";

const SERVICES = 500;
const MORE_MB = 100;
const MORE_SECONDS = 3;
const SETTLE_MS = 10_000;

export const bench: Bench = {
  name: "hosts",
  about: `memory and start of the host with 1 and with ${SERVICES} services of a page and a worker that is cold, each of which was asked for and has its home there`,
  async run({ quick }) {
    const port = await freePort();
    const program = await startProgram({ QUARRY_SERVICES_PORT: String(port) });
    const { server } = program;
    const worker = benchWorker();
    await deployService(server, "site", { page: "<h1>site</h1>", worker });
    await untilServed(port, ["site"]);
    const { store } = await program.open();
    const hostMb = async (): Promise<number> => {
      await sleep(SETTLE_MS);
      return processTree(hostPid(server.pid)).reduce((sum, { pssMb }) => sum + pssMb, 0);
    };
    const rounds = quick ? 1 : 3;
    const oneMb = await hostMb();
    const oneMs = await startMs(server.pid, port, ["site"], rounds);

    const slugs = await register(store, SERVICES - 1);
    await untilServed(port, slugs);
    const manyMb = await hostMb();
    const manyMs = await startMs(server.pid, port, ["site", ...slugs], rounds);
    const without = worker === null ? ` Without workers: ${NO_RUST}` : "";
    return [
      {
        what: `more memory of a host with ${SERVICES} services`,
        target: `at most ${MORE_MB} MB`,
        figure: `${(manyMb - oneMb).toFixed(0)} MB`,
        peer: `${oneMb.toFixed(0)} MB with one`,
        ratio: null,
        pass: manyMb - oneMb <= MORE_MB,
        detail:
          "The host and the process that starts workers; shared pages are counted once (PSS)." + without,
      },
      {
        what: `a host that is killed answers for ${SERVICES} services again`,
        target: `at most ${MORE_SECONDS} s later than with one`,
        figure: `${(manyMs / 1000).toFixed(2)} s`,
        peer: `${(oneMs / 1000).toFixed(2)} s with one`,
        ratio: manyMs / oneMs,
        pass: manyMs - oneMs <= MORE_SECONDS * 1000,
        detail: `Median of ${rounds}, from the kill until each has answered with its page.${without}`,
      },
    ];
  },
};

/** Services like the one that is there, each with a home at its host. */
async function register(store: Store, count: number): Promise<string[]> {
  const [service, deployment] = [await store.services.findOne({}), await store.deployments.findOne({})];
  const host = await store.hosts.findOne({ lostAt: { $exists: false } });
  if (!service || !deployment || !host) throw new Error("There is no service to copy.");
  const now = new Date();
  const made = Array.from({ length: count }, (_, at) => ({
    ...{ slug: `site-${at}`, place: service.place + 1 + at },
    ...{ serviceId: newId("service", now), deploymentId: newId("deployment", now) },
  }));
  await store.deployments.insertMany(
    made.map(({ serviceId, deploymentId }) => ({
      ...{ ...deployment, _id: deploymentId, serviceId },
      // No two are alike.
      token: deployment.token && { ...deployment.token, hash: newId("deployment", now) },
    })),
  );
  await store.services.insertMany(
    made.map(({ serviceId: _id, deploymentId: activeDeploymentId, slug, place }) => ({
      ...{ ...service, _id, activeDeploymentId, slug, place },
    })),
  );
  const { accountId } = service;
  await store.homes.insertMany(
    made.map(({ serviceId: _id }) => ({ _id, accountId, node: host._id, epoch: 1, placedAt: now })),
  );
  return made.map(({ slug }) => slug);
}

async function startMs(
  serverPid: number,
  port: number,
  slugs: readonly string[],
  rounds: number,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const killedAt = performance.now();
    process.kill(hostPid(serverPid), "SIGKILL");
    await untilServed(port, slugs);
    times.push(performance.now() - killedAt);
    // So that it was there long enough to be started again at once.
    await sleep(SETTLE_MS);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
