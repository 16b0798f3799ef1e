import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../src/kernel/config.ts";
import { readPlainYaml } from "./plain-yaml.ts";

const DEPLOY = fileURLToPath(new URL("../../deploy/", import.meta.url));
const NOT_OURS = /^(?!QUARRY_|MONGODB_URL$|HOST$|PORT$)/;

type Env = Record<string, string>;
interface Container {
  env: { name: string; value: unknown }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  volumeMounts: { name: string; mountPath: string }[];
}
interface Probe {
  httpGet: { path: string; port: string };
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data: Env;
  stringData: Env;
  spec: {
    selector: { matchLabels: Env } & Env;
    template: {
      metadata: { labels: Env; annotations: Env };
      spec: { containers: Container[]; terminationGracePeriodSeconds: number };
    };
    ports: { targetPort: string }[];
    scaleTargetRef: { name: string };
  };
}

async function documents(file: string): Promise<Manifest[]> {
  return readPlainYaml(await readFile(DEPLOY + file, "utf8")) as unknown as Manifest[];
}

function problemsOf(env: Record<string, unknown>): unknown {
  const strings = Object.entries(env).map(([name, value]) => [name, String(value)]);
  expect(strings.filter(([name]) => NOT_OURS.test(name ?? ""))).toEqual([]);
  const read = readConfig(Object.fromEntries(strings) as Env);
  return "problems" in read ? read.problems : [];
}

test("every file says at its top how it was run, or that it was not", async () => {
  const files = (await readdir(DEPLOY, { recursive: true })).filter((name) =>
    /\.(yaml|js|conf)$|file$/.test(name),
  );
  expect(files.length).toBeGreaterThanOrEqual(9);
  for (const file of files) {
    const head = (await readFile(DEPLOY + file, "utf8")).split("\n").slice(0, 4).join("\n");
    expect([file, /NOT RUN|npm run test:deploy/.test(head)]).toEqual([file, true]);
  }
});

describe("the Kubernetes manifests", () => {
  test.each([
    ["gateway", ["Deployment", "Service", "PodDisruptionBudget", "HorizontalPodAutoscaler"]],
    ["worker", ["Deployment", "PodDisruptionBudget", "HorizontalPodAutoscaler"]],
  ])("of the %s belong together, and its probes meet its port", async (role, kinds) => {
    const all = await documents(`kubernetes/${role}.yaml`);
    expect(all.map(({ kind }) => kind)).toEqual(kinds);
    const [deployment, ...others] = all;
    const { metadata, spec } = deployment!.spec.template;
    const labels = { "app.kubernetes.io/name": `quarry-${role}` };
    expect(metadata.labels).toMatchObject(labels);
    expect(deployment?.spec.selector.matchLabels).toEqual(labels);
    for (const { kind, spec: other } of others) {
      if (kind === "Service") expect(other.selector).toEqual(labels);
      else if (kind === "HorizontalPodAutoscaler") expect(other.scaleTargetRef.name).toBe(`quarry-${role}`);
      else expect(other.selector.matchLabels).toEqual(labels);
    }
    const [container] = spec.containers;
    const [port] = container!.ports;
    const probes = [container!.startupProbe, container!.livenessProbe, container!.readinessProbe];
    expect(probes.map(({ httpGet }) => [httpGet.path, httpGet.port])).toEqual([
      ["/healthz", port?.name],
      ["/healthz", port?.name],
      ["/readyz", port?.name],
    ]);
    expect(metadata.annotations["prometheus.io/port"]).toBe(String(port?.containerPort));
    // A stop takes up to 10 s; a gateway waits 5 s before it begins.
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(15);
  });

  test.each(["gateway", "worker"])("give the %s variables that it takes", async (role) => {
    const [[config], [secret], [deployment]] = await Promise.all([
      documents("kubernetes/config.yaml"),
      documents("kubernetes/secret.example.yaml"),
      documents(`kubernetes/${role}.yaml`),
    ]);
    const [container] = deployment!.spec.template.spec.containers;
    const own = Object.fromEntries(container!.env.map(({ name, value }) => [name, value]));
    expect(own.QUARRY_ROLE).toBe(role);
    const port = role === "gateway" ? own.PORT : own.QUARRY_METRICS_PORT;
    expect(port).toBe(String(container?.ports[0]?.containerPort));
    expect(problemsOf({ ...config?.data, ...secret?.stringData, ...own })).toEqual([]);
    // Root is read-only and no volume outlives a pod: all gateways take one key, and no file may hold one.
    expect(secret?.stringData).toHaveProperty("QUARRY_API_KEY", "");
    expect(container?.volumeMounts).toEqual([{ name: "tmp", mountPath: "/tmp" }]);
  });
});

test("the compose file gives its gateways and workers variables that they take", async () => {
  const [compose] = (await documents("compose.cluster.yaml")) as unknown as {
    services: Record<
      string,
      { environment: Env; deploy: { replicas: number }; depends_on: Record<string, unknown> }
    >;
  }[];
  const { services } = compose!;
  for (const role of ["gateway", "worker"]) {
    expect(services[role]).toMatchObject({ deploy: { replicas: 2 }, environment: { QUARRY_ROLE: role } });
    const { QUARRY_API_KEY: key, ...environment } = services[role]?.environment ?? {};
    expect(problemsOf(environment)).toEqual([]);
    // Compose itself refuses to start without it, before any gateway does.
    expect(key?.startsWith("${QUARRY_API_KEY:?") ?? false).toBe(role === "gateway");
  }
  for (const { depends_on: needs } of Object.values(services))
    for (const name of Object.keys(needs ?? {})) expect(Object.keys(services)).toContain(name);
});

test.each([
  ["a tab", "a:\n\tb: 1"],
  ["a key twice", "a: 1\na: 2"],
  ["odd indentation", "a:\n   b: 1"],
  ["a colon in plain text", "a: b: c"],
  ["an unknown anchor", "a: *nobody"],
  ["an unclosed quote", 'a: "b'],
  ["a key without a value", "a:\nb: 1"],
  ["text that YAML takes for a boolean", "a: off"],
])("the check refuses %s", (_what, text) => {
  expect(() => readPlainYaml(text)).toThrow(/^Line \d+ is not plain YAML/);
});
