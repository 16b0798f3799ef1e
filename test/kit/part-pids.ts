import { execFileSync } from "node:child_process";

/** Process ids of the parts of a server with QUARRY_ROLE=all; undefined for one that is not there just now. */
interface PartPids {
  gateway: number | undefined;
  worker: number | undefined;
  host: number | undefined;
  engine: number | undefined;
}

/** Looks for the children of a server's process. */
export function partPids(serverPid: number): PartPids {
  const children = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => Number(found?.[2]) === serverPid);
  const pidOf = (args: RegExp): number | undefined => {
    const found = children.find((child) => args.test(child?.[3] ?? ""));
    return found ? Number(found[1]) : undefined;
  };
  return {
    gateway: pidOf(/part-process\.js gateway$/),
    worker: pidOf(/part-process\.js worker$/),
    host: pidOf(/part-process\.js host$/),
    engine: pidOf(/engine-process\.js /),
  };
}
