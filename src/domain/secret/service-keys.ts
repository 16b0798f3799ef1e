import { createHmac, hkdfSync } from "node:crypto";
import { newSealingKey, seal, unseal } from "../../kernel/sealing.ts";
import { SECRET_PREFIXES } from "../../kernel/secret-token.ts";
import type { ServiceSecretsDoc } from "../../store/secret/secret-documents.ts";
import { beginSecrets, findSecrets } from "../../store/secret/secrets.store.ts";
import type { Store } from "../../store/store.ts";
import type { SecretBox } from "../credential/secret-box.ts";

const KEY_BYTES = 32;
const DIGEST_CHARACTERS = 8;

/** The key of a service. What else is made of it is made of keys that follow from it, each for one use. */
export class ServiceKey {
  readonly #serviceId: string;
  readonly #key: Buffer;

  constructor(serviceId: string, key: Buffer) {
    this.#serviceId = serviceId;
    this.#key = key;
  }

  seal({ name, version }: { name: string; version: number }, value: string): string {
    return seal(this.#key, value, `${this.#serviceId}|${name}|${version}`);
  }

  open({ name, version, sealed }: ServiceSecretsDoc["values"][number]): string {
    return unseal(this.#key, sealed, `${this.#serviceId}|${name}|${version}`);
  }

  digest8(value: string): string {
    return this.#mac("digest of a secret", value).toString("hex").slice(0, DIGEST_CHARACTERS);
  }

  /** The same each time: who runs the worker makes it anew, and no place stores it. */
  runtimeToken(deploymentId: string, n: number): string {
    const mac = this.#mac("runtime token", `${deploymentId}|${n}`);
    return SECRET_PREFIXES.runtime + mac.toString("base64url");
  }

  #mac(use: string, text: string): Buffer {
    const key = Buffer.from(hkdfSync("sha256", this.#key, "", use, KEY_BYTES));
    return createHmac("sha256", key).update(text).digest();
  }
}

/** The secrets of services with the keys that open them. */
export class ServiceKeys {
  readonly #store: Store;
  readonly #box: SecretBox;

  constructor({ store, box }: { store: Store; box: SecretBox }) {
    this.#store = store;
    this.#box = box;
  }

  /** Null where nothing was sealed for the service yet. */
  async find(serviceId: string): Promise<{ doc: ServiceSecretsDoc; key: ServiceKey } | null> {
    const doc = await findSecrets(this.#store, serviceId);
    return doc && { doc, key: await this.#open(doc) };
  }

  /** The same, made when it is first needed. */
  async of(service: {
    _id: string;
    accountId: string;
  }): Promise<{ doc: ServiceSecretsDoc; key: ServiceKey }> {
    const found = await this.find(service._id);
    if (found !== null) return found;
    const { _id, accountId } = service;
    const doc = await beginSecrets(this.#store, {
      ...{ _id, accountId, version: 0, secrets: [], applied: { version: 0, secrets: [] }, values: [] },
      key: await this.#box.seal(newSealingKey().toString("hex"), _id),
    });
    return { doc, key: await this.#open(doc) };
  }

  async #open({ _id, key }: ServiceSecretsDoc): Promise<ServiceKey> {
    return new ServiceKey(_id, Buffer.from(await this.#box.open(key, _id), "hex"));
  }
}
