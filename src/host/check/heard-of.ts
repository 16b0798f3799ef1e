import { readFileSync, readdirSync, readlinkSync } from "node:fs";

/** What a worker that does not answer does with its sockets. */
export interface HeardOf {
  /** Whether it has taken a connection of the socket that it was passed, or listens on its port, where all are taken for it. */
  hasAccepted: boolean;
  /** The port that `PORT` names; null where it has none. */
  ownPort: number | null;
  /** Another one on which it listens instead. */
  port: number | null;
}

const LAST_GIVEN = 3;
const TCP_LISTENS = "0A";
const UNIX_CONNECTED = "03";

/** Read from /proc; where that says nothing, nothing is known. */
export function heardOf(pid: number): HeardOf {
  const own = socketsOf(pid);
  // The socket is of the network where it was made, which is this process's.
  const unix = linesOf("/proc/self/net/unix").map((line) => line.trim().split(/\s+/));
  const tcp = ["tcp", "tcp6"]
    .flatMap((name) => linesOf(`/proc/${pid}/net/${name}`))
    .map((line) => line.trim().split(/\s+/));
  const ports = tcp
    .filter((columns) => columns[3] === TCP_LISTENS && own.has(columns[9] ?? ""))
    .map((columns) => Number.parseInt(columns[1]?.split(":")[1] ?? "", 16));
  const ownPort = portVariable(pid);
  return {
    hasAccepted:
      unix.some((columns) => columns[5] === UNIX_CONNECTED && own.has(columns[6] ?? "")) ||
      ports.some((port) => port === ownPort),
    ownPort,
    port: ports[0] ?? null,
  };
}

function portVariable(pid: number): number | null {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, "latin1");
    const found = /(?:^|\0)PORT=(\d+)(?:\0|$)/.exec(variables)?.[1];
    return found === undefined ? null : Number(found);
  } catch {
    return null;
  }
}

/** Without those that it was given: what it writes goes through sockets, too. */
function socketsOf(pid: number): Set<string> {
  try {
    const own = readdirSync(`/proc/${pid}/fd`).filter((name) => Number(name) > LAST_GIVEN);
    const links = own.map((name) => readlinkSync(`/proc/${pid}/fd/${name}`));
    return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
  } catch {
    return new Set();
  }
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n").slice(1);
  } catch {
    return [];
  }
}
