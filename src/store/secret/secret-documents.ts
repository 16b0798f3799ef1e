import { SECRET_LIMITS, type SecretScope } from "../../kinds/secret.ts";
import { byField, collection } from "../collection.ts";

/** What is known of a secret beside its value. */
export interface SecretFacts {
  name: string;
  /** Of the secrets of its service, when it was written. */
  version: number;
  scopes: SecretScope[];
  /** Tells whether two values are the same, without saying anything of them. */
  digest8: string;
  createdAt: Date;
  updatedAt: Date;
  /** Id of the credential that wrote it. */
  updatedBy: string;
}

/** The secrets of a service, all in one document, so that what is written together is there together. */
export interface ServiceSecretsDoc {
  /** Id of the service. */
  _id: string;
  accountId: string;
  /** The key of the service, sealed by a key of the server. */
  key: string;
  /** Grows with each write of secrets. */
  version: number;
  /** The newest, by name. */
  secrets: SecretFacts[];
  /** Those that workers are started with: staged ones are not among them yet. */
  applied: { version: number; secrets: SecretFacts[] };
  /**
   * The newest, with which the worker is to be restarted once one with them has answered its check; absent where none is. `failure`
   * says why one did not.
   */
  check?: { version: number; failure: string | null } | null;
  /** Sealed by the key of the service: of each secret above, by name and version. */
  values: { name: string; version: number; sealed: string }[];
}

export const secretCollections = {
  serviceSecrets: collection<ServiceSecretsDoc>({
    account: {
      ...byField,
      export: { file: "service-secrets", without: ["key", "values"] },
      deletion: "erased",
    },
    indexes: [
      { key: { accountId: 1 }, for: "the export of an account" },
      {
        key: { "check.version": 1 },
        partialFilterExpression: { "check.version": { $exists: true } },
        for: "secrets that workers have to be checked with",
      },
    ],
    growth: { by: "account", most: `one of each service, with ${SECRET_LIMITS.secrets} secrets at most` },
    stays: "as long as its service",
    shards: { by: "unsharded", why: "One document of each service, asked by `_id`." },
  }),
};
