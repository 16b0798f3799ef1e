import { spawnSync } from "node:child_process";
import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { youngGenerationMb } from "../../src/domain/scrape/run/young-generation.ts";
import { GUIDE_NAMES } from "../../src/server/guides.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { ALL_FAMILIES } from "../kit/server-families.ts";
import { startCluster, type Cluster } from "../process/cluster.ts";
import { logLines } from "./log-lines.ts";
import { readPlainYaml } from "./plain-yaml.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** The longest that a stop takes, in seconds: src/server/shutdown.ts. */
const STOP_SECONDS = 10;
const KEY = `qk_${"k".repeat(43)}`;

type Strings = Record<string, string>;
interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  environment?: Strings;
  networks: string[];
  volumes?: string[];
  ports?: string[];
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}
interface Compose {
  services: Record<string, Service>;
  networks: object;
  volumes: object;
}
interface Container {
  image: string;
  env: { name: string; value: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: { httpGet: { path: string } };
  livenessProbe: { httpGet: { path: string } };
  readinessProbe: { httpGet: { path: string } };
  lifecycle?: { preStop: { exec: { command: string[] } } };
  resources: { requests: Strings; limits: Strings };
  volumeMounts: { name: string }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data: Strings;
  stringData: Strings;
  spec: {
    replicas: number;
    minAvailable: number;
    minReplicas: number;
    maxReplicas: number;
    ports: { targetPort: string }[];
    template: {
      spec: { terminationGracePeriodSeconds: number; containers: Container[]; volumes: { name: string }[] };
    };
  };
}

const text = (path: string) => readFile(join(ROOT, path), "utf8");
const yaml = async <T>(path: string) => readPlainYaml(await text(path)) as unknown as T[];
const [compose] = await yaml<Compose>("deploy/compose.cluster.yaml");
const { services } = compose!;
const dockerfile = await text("deploy/Dockerfile");
const roles = ["gateway", "worker"] as const;
const manifests = async (role: string) => yaml<Manifest>(`deploy/kubernetes/${role}.yaml`);
const containerOf = (all: Manifest[]) => all[0]!.spec.template.spec.containers[0]!;

describe("the image", () => {
  test("is built from files that are there and that its ignore file lets in", async () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
      names!.split(" "),
    );
    const allowed = (await text("deploy/Dockerfile.dockerignore"))
      .match(/^!.+$/gm)!
      .map((line) => line.slice(1));
    expect(copied.sort()).toEqual(allowed.sort());
    for (const name of copied) await access(join(ROOT, name));
    expect(copied.filter((name) => name.startsWith("docs/"))).toEqual(
      GUIDE_NAMES.map((name) => `docs/${name}.md`).toSorted(),
    );
  });

  test("runs the entry that the launcher runs, on the Node that the tests run on, as no root", async () => {
    expect(/^CMD (.+)$/m.exec(dockerfile)?.[1]).toBe('["node", "dist/server/main.js"]');
    expect(await text("scripts/start.mjs")).toContain('"dist", "server", "main.js"');
    expect(/^FROM node:(\d+)-/m.exec(dockerfile)?.[1]).toBe(process.versions.node.split(".")[0]);
    // The last words of each stage that is run.
    const stages = dockerfile.split(/^FROM /m).slice(1);
    const users = stages.map((stage) => stage.match(/^USER \w+$/gm)?.at(-1));
    expect(users).toEqual([undefined, "USER node", "USER node", undefined]);
  });
});

describe("the compose file", () => {
  test("names networks, volumes, files and services that exist", async () => {
    for (const { networks, volumes = [], build, depends_on: needs = {} } of Object.values(services)) {
      for (const name of networks) expect(Object.keys(compose!.networks)).toContain(name);
      for (const source of volumes.map((one) => one.split(":")[0]!)) {
        if (source.startsWith("./")) await access(join(ROOT, "deploy", source));
        else expect(Object.keys(compose!.volumes)).toContain(source);
      }
      if (build) await access(join(ROOT, "deploy", build.context, build.dockerfile));
      for (const [name, { condition }] of Object.entries(needs))
        // Quarry's own is in its image.
        if (condition === "service_healthy" && name !== "gateway")
          expect(services[name]?.healthcheck?.test[0]).toBe("CMD");
    }
  });

  test("lets a process stop by itself, and the proxy find the gateways", async () => {
    for (const role of roles)
      expect(parseInt(services[role]!.stop_grace_period!)).toBeGreaterThan(STOP_SECONDS);
    const nginx = await text("deploy/nginx.conf");
    const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1];
    expect(/server (\S+);/.exec(nginx)?.[1]).toBe(`gateway:${port}`);
    expect(services.proxy?.ports).toEqual([`127.0.0.1:8080:${/listen (\d+);/.exec(nginx)?.[1]}`]);
    expect(services.gateway?.environment?.QUARRY_PUBLIC_URL).toBe("http://localhost:8080");
  });
});

describe.each(roles)("the manifests of the %s", (role) => {
  test("name settings, ports and volumes that exist", async () => {
    const all = await manifests(role);
    const [settings] = await yaml<Manifest>("deploy/kubernetes/config.yaml");
    const [secret] = await yaml<Manifest>("deploy/kubernetes/secret.example.yaml");
    const container = containerOf(all);
    expect(container.envFrom).toEqual([
      { configMapRef: { name: settings?.metadata.name } },
      { secretRef: { name: secret?.metadata.name } },
    ]);
    expect(container.image).toBe(services[role]?.image);
    const service = all.find(({ kind }) => kind === "Service");
    if (service)
      expect(service.spec.ports.map((one) => one.targetPort)).toEqual(container.ports.map((one) => one.name));
    const { volumes } = all[0]!.spec.template.spec;
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
  });

  test("leave time to stop, pods to evict, and the memory that the guide asks for", async () => {
    const all = await manifests(role);
    const container = containerOf(all);
    const { terminationGracePeriodSeconds: grace } = all[0]!.spec.template.spec;
    const pause = Number(
      /setTimeout\(.*, (\d+)\)/.exec(container.lifecycle?.preStop.exec.command[2] ?? "")?.[1] ?? 0,
    );
    expect(grace).toBeGreaterThan(pause / 1000 + STOP_SECONDS);
    const of = (kind: string) => all.find((one) => one.kind === kind)!.spec;
    expect(of("PodDisruptionBudget").minAvailable).toBeLessThan(of("Deployment").replicas);
    expect(of("HorizontalPodAutoscaler").minReplicas).toBe(of("Deployment").replicas);
    expect(of("HorizontalPodAutoscaler").maxReplicas).toBeGreaterThan(of("Deployment").replicas);
    const env = Object.fromEntries(container.env.map(({ name, value }) => [name, Number(value)]));
    // docs/operations.md, Sizing.
    const limit = mebibytes(container.resources.limits.memory!);
    const { QUARRY_CONCURRENCY: threads = 0, QUARRY_THREAD_MEMORY_MB: old = 0 } = env;
    const perThread = old + 20 + youngGenerationMb(threads, old, limit * 1024 * 1024);
    expect(limit).toBeGreaterThan(250 + (role === "gateway" ? 0 : threads * perThread));
    expect(mebibytes(container.resources.requests.memory!)).toBeLessThan(
      mebibytes(container.resources.limits.memory!),
    );
    // The autoscaler measures against what is asked for.
    expect(container.resources.requests.cpu).toBeTruthy();
  });
});

function mebibytes(quantity: string): number {
  const [, number, unit] = /^(\d+)(Mi|Gi)$/.exec(quantity)!;
  return Number(number) * (unit === "Gi" ? 1024 : 1);
}

describe("processes with exactly the variables of the files", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  /** Whatever the test must have otherwise: free ports, this machine alone, and the database of the test. */
  const here = (role: string) => ({
    HOST: "127.0.0.1",
    MONGODB_URL: cluster.mongodbUrl,
    QUARRY_LOG_LEVEL: "info",
    ...ALL_FAMILIES,
    ...(role === "gateway"
      ? { PORT: "0", QUARRY_PUBLIC_URL: "", QUARRY_API_KEY: KEY }
      : { QUARRY_METRICS_PORT: "0" }),
  });

  function originOf({ url, output }: ServerProcess): string {
    const line = logLines(output()).find(({ msg }) => msg === "metrics listener is up");
    return url === "" ? `http://127.0.0.1:${String(line?.port)}` : url;
  }

  const statuses = async (origin: string, paths: string[]) =>
    Promise.all(paths.map(async (path) => [path, (await fetch(origin + path)).status]));

  test.each(roles)(
    "the pods of the %s answer their probes, and Prometheus through the network",
    async (role) => {
      const container = containerOf(await manifests(role));
      const [settings] = await yaml<Manifest>("deploy/kubernetes/config.yaml");
      const [secret] = await yaml<Manifest>("deploy/kubernetes/secret.example.yaml");
      const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
      const server = await cluster.start(
        role,
        { ...settings!.data, ...secret!.stringData, ...own, ...here(role) },
        "/dev/null/none",
      );
      const { startupProbe, livenessProbe, readinessProbe } = container;
      const paths = [
        ...[startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path),
        "/metrics",
      ];
      expect(await statuses(originOf(server), paths)).toEqual(paths.map((path) => [path, 200]));
    },
  );

  test.each(roles)("the containers of the %s pass the health check of the image", async (role) => {
    const [, command] = /HEALTHCHECK .* CMD (\[.+\])$/m.exec(dockerfile)!;
    const [, script] = JSON.parse(command!) as [string, string];
    const server = await cluster.start(
      role,
      { ...services[role]!.environment, ...here(role) },
      "/dev/null/none",
    );
    const { port } = new URL(originOf(server));
    const exitCode = (ports: Record<string, string>) =>
      spawnSync(process.execPath, [join(ROOT, script)], { env: { QUARRY_ROLE: role, ...ports } }).status;
    const setting = role === "gateway" ? "PORT" : "QUARRY_METRICS_PORT";
    expect([exitCode({ [setting]: port }), exitCode({ [setting]: "1" })]).toEqual([0, 1]);
  });
});
