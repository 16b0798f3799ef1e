import { spawn, type ChildProcess } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { Hosting } from "../../src/host/hosting.ts";
import { ask, blobs, program } from "./told-host.ts";

/** What is there to be harmed: a database's ports and sockets, a process of the same user, a file. */
export interface Targets {
  port: number;
  socket: string;
  abstract: string;
  victim: ChildProcess;
  folder: string;
  heard(): number;
  remove(): Promise<void>;
}

/** Puts all of it there. `heard` says how many reached a socket of it. */
export async function makeTargets(): Promise<Targets> {
  const folder = await mkdtemp(join(tmpdir(), "quarry-harmed-"));
  await chmod(folder, 0o777);
  const servers: Server[] = [];
  let heard = 0;
  const listen = async (where: { path: string } | { port: number; host: string }) => {
    const server = createServer((socket) => {
      heard++;
      socket.destroy();
    });
    server.listen(where);
    await once(server, "listening");
    servers.push(server);
    return server.address();
  };
  const socket = join(folder, "database.sock");
  const abstract = `quarry-test-${process.pid}`;
  await listen({ path: socket });
  await chmod(socket, 0o777);
  await listen({ path: `\0${abstract}` });
  const address = await listen({ port: 0, host: "127.0.0.1" });
  const victim = spawn("sleep", ["1000"]);
  return {
    ...{ port: (address as AddressInfo).port, socket, abstract, folder, victim },
    heard: () => heard,
    async remove() {
      for (const server of servers) server.close();
      victim.kill("SIGKILL");
      await rm(folder, { recursive: true });
    },
  };
}

/** What hostile workers try, by the rows of the table in docs/hosting.md; each expects that it fails. `bad` and `raw` are workers of it. */
export function attemptsAt(host: Hosting, targets: Targets): Record<string, () => Promise<void>> {
  const tries = (path: string) => ask(host, "bad", path);
  /** Each is an error of the system, as a worker sees it. */
  const areErrors = async (...paths: string[]) => {
    for (const path of paths) expect((await tries(path)).text, path).toMatch(/^error \d+ /);
  };
  const query = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;
  const answers = (bytes: string) => ask(host, "raw", "/api/x", { method: "POST", body: Buffer.from(bytes) });

  return {
    async "more processes"() {
      const started = await tries("/api/bomb?n=300");
      // It may be ended at once.
      if (started.status === 200) expect(Number(started.text)).toBeLessThan(256);
      else expect(started.status).toBe(502);
      await vi.waitFor(async () => expect((await tries("/api/health")).status).toBe(200), 5000);
    },
    async "more memory"() {
      expect((await tries("/api/eat?mb=400")).status).toBe(502);
      await vi.waitFor(async () => expect((await tries("/api/health")).status).toBe(200), 5000);
    },
    async "more descriptors"() {
      expect(Number((await tries("/api/open-many")).text)).toBeLessThan(1024);
    },
    async "a flood of lines"() {
      const before = process.memoryUsage.rss();
      expect((await tries("/api/flood?mb=10")).text).toBe("flooded");
      expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
    },
    async "a full disk"() {
      for (const folder of ["/tmp", "/var/tmp", targets.folder, "/dev/shm"])
        expect(Number((await tries(`/api/fill?mb=256&path=${folder}`)).text), folder).toBeLessThanOrEqual(64);
    },
    "files of the machine": () =>
      areErrors(
        `/api/peek?path=/etc/passwd`,
        `/api/list?path=/root`,
        `/api/write?path=/var/tmp/harm`,
        `/api/write?path=${targets.folder}/harm`,
        `/api/mode?path=${targets.folder}`,
      ),
    async "files of other services"() {
      const path = join(blobs, program);
      expect((await tries(`/api/read?path=${path}`)).status).toBe(500);
      await areErrors(`/api/list?path=${blobs}`, `/api/write?path=${path}`);
      const places = new Set([tmpdir(), "/tmp", "/var/tmp"]);
      const folders = [...places].flatMap((place) =>
        readdirSync(place)
          .filter((name) => name.startsWith(`quarry-host-${process.pid}-`))
          .map((name) => join(place, name)),
      );
      expect(folders).not.toEqual([]);
      for (const name of folders) await areErrors(`/api/list?path=${name}/s`, `/api/list?path=${name}/p`);
    },
    async "/proc of others"() {
      for (const file of ["environ", "cmdline", "maps", "status"])
        expect((await tries(`/api/read?path=/proc/${process.pid}/${file}`)).status, file).toBe(500);
    },
    async ptrace() {
      await areErrors(`/api/trace?pid=${targets.victim.pid}`, "/api/trace?pid=1");
    },
    async "signals to others"() {
      await areErrors(`/api/kill?pid=${targets.victim.pid}`);
      expect(targets.victim.exitCode).toBeNull();
    },
    async "system calls of administrators"() {
      expect((await tries("/api/calls")).text).toBe("");
    },
    async "the database's port"() {
      await areErrors(`/api/connect?to=127.0.0.1:${targets.port}`);
      await areErrors(`/api/connect-with-data?to=127.0.0.1:${targets.port}`);
      expect(targets.heard()).toBe(0);
    },
    async "the database's socket"() {
      await areErrors(`/api/unix?${query("path", targets.socket)}`);
      expect(targets.heard()).toBe(0);
    },
    async "abstract sockets"() {
      await areErrors(`/api/unix?${query("path", `@${targets.abstract}`)}`);
      expect(targets.heard()).toBe(0);
    },
    "ports of gateway and router": () => areErrors(`/api/connect?to=127.0.0.1:${host.port}`),
    "metadata addresses": () =>
      areErrors("/api/connect?to=169.254.169.254:80", "/api/connect?to=100.100.100.200:80"),
    async datagrams() {
      const receiver = createSocket("udp4");
      let received = 0;
      receiver.on("message", () => received++);
      receiver.bind(0, "127.0.0.1");
      await once(receiver, "listening");
      // In a network of its own it is sent, and nobody is there.
      await tries(`/api/datagram?to=127.0.0.1:${receiver.address().port}`);
      expect(received).toBe(0);
      receiver.close();
    },
    async "endless headers"() {
      expect((await answers("endless")).status).toBe(502);
    },
    async "no answer"() {
      expect((await tries("/api/hang")).status).toBe(504);
    },
    async "two lengths of an answer"() {
      const both = "content-length: 4\r\ntransfer-encoding: chunked";
      expect((await answers(`HTTP/1.1 200 OK\r\n${both}\r\n\r\n0\r\n\r\n`)).status).toBe(502);
      const twice = "content-length: 4\r\ncontent-length: 5";
      expect((await answers(`HTTP/1.1 200 OK\r\n${twice}\r\n\r\nfine!`)).status).toBe(502);
    },
    async "a split answer"() {
      for (const value of ["a\rx: y", "a\nx: y", "a\0b"]) {
        const answer = await answers(`HTTP/1.1 200 OK\r\nx-value: ${value}\r\ncontent-length: 0\r\n\r\n`);
        expect([answer.status, answer.headers["x-value"]], JSON.stringify(value)).toEqual([502, undefined]);
      }
    },
    async "a second answer behind the first"() {
      const one = "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n";
      const first = await answers(`${one}one${one}bad`);
      expect([200, 502]).toContain(first.status);
      const others = await Promise.all(Array.from({ length: 20 }, () => ask(host, "raw", "/api/x")));
      expect(new Set(others.map(({ text }) => text))).toEqual(new Set(["fine"]));
    },
    async "101 to a plain request"() {
      const agreed = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n";
      expect((await answers(agreed)).status).toBe(502);
    },
  };
}

/** The table of docs/hosting.md below "What a worker cannot do". */
export async function readTable(): Promise<{ name: string; cells: Record<string, string> }[]> {
  const text = await readFile(new URL("../../docs/hosting.md", import.meta.url), "utf8");
  const [, section = ""] = text.split("## What a worker cannot do\n");
  const lines = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
  const [head = [], , ...body] = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  const levels = head.map((cell) => cell.replaceAll("`", ""));
  return body.map((cells) => ({
    name: cells[1] ?? "",
    cells: Object.fromEntries(levels.map((level, at) => [level, cells[at] ?? ""])),
  }));
}
