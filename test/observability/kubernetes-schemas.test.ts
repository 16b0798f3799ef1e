import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readPlainYaml } from "./plain-yaml.ts";

const FOLDER = fileURLToPath(new URL("../../deploy/kubernetes/", import.meta.url));

interface Manifest {
  apiVersion: string;
  kind: string;
  spec?: { replicas?: unknown };
}

const files = await readdir(FOLDER);
const manifests = (
  await Promise.all(
    files.map(async (file) =>
      (readPlainYaml(await readFile(FOLDER + file, "utf8")) as unknown as Manifest[]).map(
        (manifest) => [`${file}: ${manifest.kind}`, manifest] as const,
      ),
    ),
  )
).flat();

/** Checks a manifest against the schema that Kubernetes publishes for its kind. Throws where it does not fit. */
async function validate(manifest: Manifest): Promise<void> {
  const path = `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`;
  const kinds = (await import(path)) as Record<string, new (data: Manifest) => { validate(): void }>;
  new kinds[manifest.kind]!(manifest).validate();
}

describe("the published schemas of Kubernetes", () => {
  it.each(manifests)("take %s", async (_name, manifest) => {
    await validate(manifest);
  });

  it("refuse a Deployment with a word for its replicas", async () => {
    expect(manifests).toHaveLength(9);
    const deployment = structuredClone(manifests.find(([name]) => name === "gateway.yaml: Deployment")![1]);
    deployment.spec!.replicas = "two";
    await expect(validate(deployment)).rejects.toThrow(/replicas must be integer/);
  });
});
