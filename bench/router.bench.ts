import { KnownHomes } from "../src/host/homes/known-homes.ts";
import { Lease } from "../src/host/homes/lease.ts";
import { createLog } from "../src/kernel/log.ts";
import type { Bench } from "./kit/bench.ts";
import { startBareHost } from "./kit/bare-host.ts";
import { benchWorker, NO_RUST } from "./kit/bench-worker.ts";
import { compare } from "./kit/compare.ts";
import { Contender } from "./kit/contender.ts";
import { hasFront, startHaproxy, startNginx } from "./kit/front.ts";
import { startPeer } from "./kit/peer.ts";
import { processTree } from "./kit/process-tree.ts";
import { startProgram } from "./kit/program.ts";
import { deployService, freePort, hostPid, untilServed, workerSockets } from "./kit/services.ts";
import { skipped } from "./kit/skipped.ts";
import { CONNECTIONS, hasWrk, NO_WRK } from "./kit/wrk.ts";

const WHAT = "a kilobyte of a worker through the router";
const SLUG = "load";
const PATH = "/api/kilobyte";
const BYTES = 1024;
const TARGETS = { library: 1.5, haproxy: 0.5 };
const MOST_MICROSECONDS = { counting: 50, homes: 2 };

export const bench: Bench = {
  name: "router",
  about: `${WHAT}, which admits, counts and notes each request, against proxies in front of the same process, over ${CONNECTIONS} connections`,
  async run({ quick }) {
    const worker = benchWorker();
    if (worker === null) return [skipped(WHAT, NO_RUST)];
    if (!hasWrk()) return [skipped(WHAT, NO_WRK)];
    const port = await freePort();
    const { server } = await startProgram({ QUARRY_SERVICES_PORT: String(port) });
    await deployService(server, SLUG, { page: "", worker });
    await untilServed(port, [SLUG], PATH);
    const host = hostPid(server.pid);
    const [socket = ""] = await workerSockets(host);
    const bare = await startBareHost(worker);
    const library = await startPeer<string>("http-proxy", { WORKER_SOCKET: socket });
    const fronts = {
      ...(hasFront("haproxy") && { HAProxy: await startHaproxy({ socket }) }),
      ...(hasFront("nginx") && { nginx: await startNginx({ socket }) }),
    };
    const contenders = {
      router: new Contender({
        url: `http://127.0.0.1:${port}`,
        host: `${SLUG}.localhost`,
        pids: () => [host],
      }),
      bare: new Contender({
        url: `http://127.0.0.1:${bare.port}`,
        host: "bare.localhost",
        pids: () => [bare.pid],
      }),
      "@fastify/http-proxy": new Contender({ url: library.ready, pids: () => [library.pid] }),
      ...Object.fromEntries(
        Object.entries(fronts).map(([name, { url, pid }]) => [
          name,
          new Contender({ url, pids: () => processTree(pid).map((one) => one.pid) }),
        ]),
      ),
    };
    const compared = await compare(WHAT, contenders, { path: PATH, bytes: BYTES, quick });
    const { router, bare: without } = contenders;
    const more = router.microseconds - without.microseconds;
    const ofHomes = await homesMicroseconds();
    return [
      compared.against("@fastify/http-proxy", TARGETS.library),
      compared.against("HAProxy", TARGETS.haproxy),
      compared.against("nginx", null),
      {
        what: "admission, meters and the line of the log",
        target: `at most ${MOST_MICROSECONDS.counting} µs of CPU of a request`,
        figure: `${more.toFixed(0)} µs`,
        peer: `${without.microseconds.toFixed(0)} µs without them`,
        ratio: router.microseconds / without.microseconds,
        pass: more <= MOST_MICROSECONDS.counting,
        detail: `${compared.rate("bare").toFixed(0)} requests/s without them. 500 lines a second are kept, and the others counted.`,
      },
      {
        what: "homes and leases at a host that is alone",
        target: `at most ${MOST_MICROSECONDS.homes} µs of a request`,
        figure: `${ofHomes.toFixed(2)} µs`,
        peer: `${router.microseconds.toFixed(0)} µs of all of it`,
        ratio: ofHomes / router.microseconds,
        pass: ofHomes <= MOST_MICROSECONDS.homes,
        detail: "Whose home it is, and three looks whether the lease counts yet, in memory.",
      },
    ];
  },
};

const ROUNDS = 1_000_000;

/** What is asked of homes for each request, of a host that has them all. */
async function homesMicroseconds(): Promise<number> {
  const here = { node: "here", url: "http://127.0.0.1:1", until: new Date("2100-01-01"), epoch: 1 };
  const source = {
    leaseMs: 3_600_000,
    join: () => Promise.resolve(here.node),
    renew: () => Promise.resolve(true),
    leave: () => Promise.resolve(),
    of: () => Promise.resolve(here),
    look: () => Promise.resolve([here]),
    given: () => Promise.resolve([]),
  };
  const lease = new Lease({
    ...{ source, log: createLog("error") },
    standing: () => ({
      ...{ url: here.url, isolation: "plain", isolationReason: null, buildsNot: null, pids: [] },
    }),
    facts: () => ({ memoryBytes: 0, workers: [] }),
    hold: () => undefined,
    seen: () => undefined,
    lost: () => undefined,
  });
  await lease.start();
  const homes = new KnownHomes(source, lease, Date.now);
  const service = { serviceId: "svc_bench", accountId: "acc_bench" };
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    const home = await homes.of(service);
    for (let look = 0; look < 3; look++) if (!homes.isHere(home)) throw new Error("It has no home.");
  }
  const microseconds = ((performance.now() - began) * 1000) / ROUNDS;
  await lease.stop();
  return microseconds;
}
