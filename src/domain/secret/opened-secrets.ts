import type { SecretScope } from "../../kinds/secret.ts";
import type { ServiceSecretsDoc } from "../../store/secret/secret-documents.ts";
import type { ServiceKey } from "./service-keys.ts";

/** Secrets as what runs is given them, and which of the service's versions they are. */
export interface OpenedSecrets {
  version: number;
  /** By name. */
  values: Record<string, string>;
}

/**
 * @param which those that workers are started with, or staged ones too, as a new deployment is
 * @param scope of whom; null for all
 */
export function openSecrets(
  { doc, key }: { doc: ServiceSecretsDoc; key: ServiceKey },
  which: "applied" | "newest",
  scope: SecretScope | null,
): OpenedSecrets {
  const { version, secrets } = which === "applied" ? doc.applied : doc;
  const given = new Map(
    secrets
      .filter(({ scopes }) => scope === null || scopes.includes(scope))
      .map((one) => [one.name, one.version]),
  );
  const values = doc.values
    .filter((one) => given.get(one.name) === one.version)
    .map((one): [string, string] => [one.name, key.open(one)]);
  return { version, values: Object.fromEntries(values) };
}
