import type { SecretFacts, ServiceSecretsDoc } from "../../store/secret/secret-documents.ts";
import { changeSecrets, findSecrets } from "../../store/secret/secrets.store.ts";
import type { Store } from "../../store/store.ts";

type Parts = Pick<ServiceSecretsDoc, "version" | "secrets" | "applied" | "values">;

/** What is staged is what workers of the service are started with from now on. May be repeated. @param only where this is the newest version */
export async function applySecrets(store: Store, serviceId: string, only?: number): Promise<void> {
  for (;;) {
    const doc = await findSecrets(store, serviceId);
    if (doc === null || doc.applied.version === doc.version) return;
    if (only !== undefined && only !== doc.version) return;
    if (await changeSecrets(store, doc, appliedOf(doc))) return;
  }
}

/** The newest secrets in the place of those that are applied; values that are no longer used go. */
export function appliedOf({
  version,
  secrets,
  values,
}: Parts): Pick<ServiceSecretsDoc, "applied" | "values" | "check"> {
  const applied = { version, secrets };
  return { applied, values: usedOf({ secrets, applied, values }), check: null };
}

/** Values of the newest secrets and of those that are applied. */
export function usedOf({ secrets, applied, values }: Omit<Parts, "version">): Parts["values"] {
  const nameOf = ({ name, version }: Pick<SecretFacts, "name" | "version">): string => `${name}|${version}`;
  const used = new Set([...secrets, ...applied.secrets].map(nameOf));
  return values.filter((one) => used.has(nameOf(one)));
}
