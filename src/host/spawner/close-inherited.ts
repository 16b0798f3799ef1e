import { closeSync, readFileSync, readdirSync } from "node:fs";

const CLOSES_ON_EXEC = 0o2000000;
/** stdin, stdout, stderr and the channel to the host, whose number a worker has for its socket. */
const OWN = 3;

/** Closes descriptors that this process has only because its parents had them: what it starts would have them, too. */
export function closeInherited(): void {
  for (const name of readdirSync("/proc/self/fdinfo")) {
    const descriptor = Number(name);
    if (descriptor > OWN && (flagsOf(descriptor) & CLOSES_ON_EXEC) === 0) closeSync(descriptor);
  }
}

/** The folder that is being read has a descriptor, too, which is gone by now. */
function flagsOf(descriptor: number): number {
  try {
    const text = readFileSync(`/proc/self/fdinfo/${descriptor}`, "utf8");
    return Number.parseInt(/^flags:\s+(\d+)/m.exec(text)?.[1] ?? "", 8);
  } catch {
    return CLOSES_ON_EXEC;
  }
}
