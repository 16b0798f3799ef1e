import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { atEnd } from "./cleanup.ts";
import { freePort, statusOf } from "./services.ts";

const UP_WITHIN_MS = 5000;

/** A server of the distribution that is measured beside ours. */
export interface Front {
  url: string;
  pid: number;
}

/** What it stands in front of: a worker at a socket, or a folder. */
export type Behind = { socket: string } | { folder: string };

/** Distributions put them where not everybody looks. */
const PATH = `${process.env.PATH ?? ""}:/usr/sbin:/usr/local/sbin`;

export const hasFront = (program: "haproxy" | "nginx"): boolean =>
  spawnSync(program, ["-v"], { env: { PATH } }).error === undefined;

/** HAProxy with its own number of threads, that notes nothing. */
export function startHaproxy({ socket }: { socket: string }): Promise<Front> {
  const config = (port: number): string => `
global
  maxconn 1000
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  http-reuse always
frontend visitors
  bind 127.0.0.1:${port}
  default_backend workers
backend workers
  server worker unix@${socket}
`;
  return start("haproxy", config, (file) => ["-db", "-q", "-f", file]);
}

/** nginx with one process for each core, that notes nothing. */
export function startNginx(behind: Behind): Promise<Front> {
  const config = (port: number, folder: string): string => `
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors error;
events {}
http {
  access_log off;
  keepalive_requests 1000000000;
  sendfile on;
  tcp_nopush on;
  types { text/html html; }
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${"socket" in behind ? `upstream worker { server unix:${behind.socket}; keepalive 64; keepalive_requests 1000000000; }` : ""}
  server {
    listen 127.0.0.1:${port};
    location / {
      ${
        "socket" in behind
          ? `proxy_pass http://worker; proxy_http_version 1.1; proxy_set_header Connection "";`
          : `root ${behind.folder};`
      }
    }
  }
}
`;
  return start("nginx", config, (file, folder) => ["-p", folder, "-e", `${folder}/errors`, "-c", file]);
}

async function start(
  program: "haproxy" | "nginx",
  configOf: (port: number, folder: string) => string,
  wordsOf: (file: string, folder: string) => string[],
): Promise<Front> {
  const folder = await mkdtemp(join(tmpdir(), `quarry-bench-${program}-`));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const file = join(folder, "config");
  await writeFile(file, configOf(port, folder));
  const child = spawn(program, wordsOf(file, folder), {
    env: { PATH },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  atEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const until = performance.now() + UP_WITHIN_MS;
  while ((await statusOf(port, program)) === 0) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`${program} did not start.`);
    await sleep(20);
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
}
