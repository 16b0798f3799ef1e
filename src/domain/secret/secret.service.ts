import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { SECRET_SCOPES, type SecretScope } from "../../kinds/secret.ts";
import type { SecretFacts, ServiceSecretsDoc } from "../../store/secret/secret-documents.ts";
import { changeSecrets, findSecrets } from "../../store/secret/secrets.store.ts";
import type { ServiceDoc, ServiceManifest } from "../../store/service/service-documents.ts";
import type { Store } from "../../store/store.ts";
import { announceService } from "../service/announce.ts";
import { clashOf } from "../service/variable-name.ts";
import type { HostedServices } from "../service/hosted-services.ts";
import { appliedOf, usedOf } from "./apply.ts";
import { checkedSecrets } from "./restart-check.ts";
import { assertNames, assertSecretInputs, type SecretInput } from "./secret-input.ts";
import type { ServiceKey, ServiceKeys } from "./service-keys.ts";

/** A secret as it is shown: without its value. */
export interface SecretView extends SecretFacts {
  /** Whether workers run without it yet: it is staged. */
  pendingRestart: boolean;
  /** Why the worker goes on with the secrets that it had; null where it does not. */
  restartFailure: string | null;
}

export interface SecretWrite {
  values: readonly SecretInput[];
  /** Null: as they are, and the worker alone for a new one. */
  scopes: readonly SecretScope[] | null;
  /** Whether the worker goes on with what it has until the next deployment. */
  isStaged: boolean;
}

interface Deps {
  store: Store;
  clock: Clock;
  services: HostedServices;
  keys: ServiceKeys;
}

/** Secrets of services: written, and shown as names alone. */
export class SecretService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** By name. */
  async list(accountId: string, idOrSlug: string): Promise<SecretView[]> {
    const { store, services } = this.#deps;
    const { _id } = await services.get(accountId, idOrSlug);
    return viewsOf(await findSecrets(store, _id));
  }

  /** Their names, and whether some wait for the next deployment. */
  async stateOf({
    _id,
  }: ServiceDoc): Promise<{ names: string[]; hasStaged: boolean; restartFailure: string | null }> {
    const doc = await findSecrets(this.#deps.store, _id);
    return {
      names: doc?.secrets.map(({ name }) => name) ?? [],
      hasStaged: doc !== null && doc.applied.version !== doc.version,
      restartFailure: doc?.check?.failure ?? null,
    };
  }

  /**
   * Adds, replaces and removes; what is not named stays. Unless it is staged, it is what the worker runs with from now on, earlier
   * staged ones included, once one with it has answered its check: that is waited for. Throws `invalid_input`, `reserved_name`, `value_too_large`, `already_exists` and `kept_limit_reached`.
   */
  async set(
    caller: { accountId: string; credential: { id: string } },
    idOrSlug: string,
    write: SecretWrite,
  ): Promise<SecretView[]> {
    const { store, services, keys } = this.#deps;
    assertSecretInputs(write.values);
    if (write.scopes?.length === 0)
      throw new AppError("invalid_input", {
        details: [{ path: "scopes", code: "too_small", message: `Give ${SECRET_SCOPES.join(" or ")}.` }],
      });
    const service = await services.present(caller.accountId, idOrSlug);
    const { manifest } = await services.view(service);
    assertNoClash(manifest, write.values);
    const isChecked = Boolean(manifest?.worker) && !write.isStaged;
    for (;;) {
      const { doc, key } = await keys.of(service);
      const written = this.#written(doc, key, write, caller.credential.id);
      // What changes nothing restarts no worker.
      if (written.version === doc.version && (write.isStaged || doc.applied.version === doc.version))
        return viewsOf(doc);
      const next = { ...written, ...nextOf(written, write.isStaged, isChecked) };
      const { version, secrets, applied, values, check } = next;
      if (!(await changeSecrets(store, doc, { version, secrets, applied, values, check }))) continue;
      if (!write.isStaged) await announceService(this.#deps, service, "changed");
      return viewsOf(await checkedSecrets(store, next));
    }
  }

  #written(doc: ServiceSecretsDoc, key: ServiceKey, write: SecretWrite, by: string): ServiceSecretsDoc {
    const now = this.#deps.clock.now();
    const version = doc.version + 1;
    const facts = new Map(doc.secrets.map((one) => [one.name, one]));
    const values = [...doc.values];
    let isChanged = false;
    for (const { name, value } of write.values) {
      const before = facts.get(name);
      if (value === null) {
        isChanged = facts.delete(name) || isChanged;
        continue;
      }
      const scopes = write.scopes
        ? SECRET_SCOPES.filter((one) => write.scopes?.includes(one))
        : before?.scopes;
      const sealed = before && doc.values.find((one) => one.name === name && one.version === before.version);
      const isSame = before && sealed && key.open(sealed) === value && isEqual(scopes, before.scopes);
      if (isSame) continue;
      isChanged = true;
      values.push({ name, version, sealed: key.seal({ name, version }, value) });
      facts.set(name, {
        ...{ name, version, scopes: scopes ?? ["runtime"], digest8: key.digest8(value) },
        ...{ createdAt: before?.createdAt ?? now, updatedAt: now, updatedBy: by },
      });
    }
    const secrets = [...facts.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    assertNames(secrets.map(({ name }) => name));
    return { ...doc, secrets, values, version: isChanged ? version : doc.version };
  }
}

/** What becomes of written ones: they wait for a deployment, for a worker that has to answer with them first, or for nobody. */
function nextOf(
  written: ServiceSecretsDoc,
  isStaged: boolean,
  isChecked: boolean,
): Pick<ServiceSecretsDoc, "applied" | "values" | "check"> {
  if (!isStaged && !isChecked) return appliedOf(written);
  const check = isStaged ? null : { version: written.version, failure: null };
  return { applied: written.applied, values: usedOf(written), check };
}

/** Throws `already_exists` where a name differs in capitals alone from a variable of what is served. */
function assertNoClash(manifest: ServiceManifest | null, values: readonly SecretInput[]): void {
  const names = values.flatMap(({ name, value }) => (value === null ? [] : [name]));
  const clash = clashOf(Object.keys(manifest?.environment ?? {}), names);
  if (clash === null) return;
  const [variable, secret] = clash;
  throw new AppError("already_exists", {
    message: `The secret ${secret} and ${variable} of [environment] in service.toml would be the same in capitals.`,
  });
}

function isEqual(one: readonly string[] | undefined, other: readonly string[]): boolean {
  return one !== undefined && one.join() === other.join();
}

function viewsOf(doc: ServiceSecretsDoc | null): SecretView[] {
  if (doc === null) return [];
  const applied = new Map(doc.applied.secrets.map(({ name, version }) => [name, version]));
  const restartFailure = doc.check?.failure ?? null;
  return doc.secrets.map((one) => {
    const pendingRestart = applied.get(one.name) !== one.version;
    return { ...one, pendingRestart, restartFailure };
  });
}
