import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bench } from "./kit/bench.ts";
import { atEnd } from "./kit/cleanup.ts";
import { compare } from "./kit/compare.ts";
import { Contender } from "./kit/contender.ts";
import { hasFront, startNginx } from "./kit/front.ts";
import { startPeer } from "./kit/peer.ts";
import { processTree } from "./kit/process-tree.ts";
import { startProgram } from "./kit/program.ts";
import { deployService, freePort, hostPid, untilServed } from "./kit/services.ts";
import { skipped } from "./kit/skipped.ts";
import { CONNECTIONS, hasWrk, NO_WRK } from "./kit/wrk.ts";

const WHAT = "a page of 10 KB";
const SLUG = "page";
const BYTES = 10_240;
const TARGET = 3;

export const bench: Bench = {
  name: "static-files",
  about: `${WHAT} that is admitted and counted, against sirv and nginx with the same file, over ${CONNECTIONS} connections`,
  async run({ quick }) {
    if (!hasWrk()) return [skipped(WHAT, NO_WRK)];
    const page = randomBytes(BYTES / 2).toString("hex");
    const folder = await mkdtemp(join(tmpdir(), "quarry-bench-static-"));
    atEnd(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "index.html"), page);
    const port = await freePort();
    const { server } = await startProgram({ QUARRY_SERVICES_PORT: String(port) });
    await deployService(server, SLUG, { page });
    await untilServed(port, [SLUG]);
    const host = hostPid(server.pid);
    const sirv = await startPeer<string>("sirv", { FOLDER: folder });
    const nginx = hasFront("nginx") ? await startNginx({ folder }) : null;
    const contenders = {
      router: new Contender({
        url: `http://127.0.0.1:${port}`,
        host: `${SLUG}.localhost`,
        pids: () => [host],
      }),
      sirv: new Contender({ url: sirv.ready, pids: () => [sirv.pid] }),
      ...(nginx && {
        nginx: new Contender({ url: nginx.url, pids: () => processTree(nginx.pid).map(({ pid }) => pid) }),
      }),
    };
    const compared = await compare(WHAT, contenders, { path: "/", bytes: BYTES, quick });
    return [compared.against("sirv", TARGET), compared.against("nginx", null)];
  },
};
