import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { atEnd } from "./cleanup.ts";

/** What a peer process sends. */
export type PeerMessage =
  | { kind: "ready"; value: unknown }
  | { kind: "done"; id: number; value: unknown }
  | { kind: "failed"; id: number; message: string };

/** A contender in a process of its own, so that it shares no heap and no event loop with the others. */
export interface Peer<Ready, Task, Result> {
  /** What it announced when it was up, such as its URL. */
  ready: Ready;
  pid: number;
  call(task: Task): Promise<Result>;
  stop(): Promise<void>;
}

/** Starts `bench/peers/<name>.peer.ts`. */
export async function startPeer<Ready = null, Task = null, Result = null>(
  name: string,
  env: Record<string, string> = {},
): Promise<Peer<Ready, Task, Result>> {
  const path = fileURLToPath(new URL(`../peers/${name}.peer.ts`, import.meta.url));
  const child = fork(path, { env: { ...process.env, NODE_ENV: "production", ...env }, stdio: "inherit" });
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  const up = Promise.withResolvers<Ready>();
  const ended = once(child, "exit");
  child.on("message", (message: PeerMessage) => {
    if (message.kind === "ready") return up.resolve(message.value as Ready);
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "done") call?.resolve(message.value as Result);
    else call?.reject(new Error(`The peer ${name} failed: ${message.message}`));
  });
  child.on("exit", (code, signal) => {
    const error = new Error(`The peer ${name} ended (${code ?? signal}).`);
    up.reject(error);
    for (const call of waiting.values()) call.reject(error);
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await ended;
  };
  atEnd(stop);
  let nextId = 0;
  return {
    ready: await up.promise,
    pid: child.pid ?? 0,
    stop,
    call(task) {
      const id = nextId++;
      const call = Promise.withResolvers<Result>();
      waiting.set(id, call);
      child.send({ id, task });
      return call.promise;
    },
  };
}
