import { setTimeout as sleep } from "node:timers/promises";
import type { Cli } from "../cli.ts";
import { plain } from "../terminal/screen.ts";

const LOOK_EVERY_MS = 300;

/** Shows what a build on the server writes, as it comes, until it has ended. */
export async function followBuild(cli: Cli, deploymentId: string): Promise<void> {
  let from = 0;
  let place: number | null = null;
  for (;;) {
    const build = await cli.client().deploymentBuild(deploymentId, { from });
    if (build === null) return;
    if (build.place !== null && build.place !== place && build.place > 0)
      cli.err.line(`${build.place} ${build.place === 1 ? "build is" : "builds are"} before this one`);
    place = build.place;
    for (const line of build.log.split("\n").slice(0, -1)) cli.err.line(plain(line));
    from = build.next;
    if (build.status === "SUCCEEDED" || build.status === "FAILED") return;
    await sleep(LOOK_EVERY_MS);
  }
}
