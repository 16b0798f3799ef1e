import type { Job } from "./job.ts";

/** Revokes what comes from revoked keys where a crash cut that off. Mostly it finds none. */
export const apiKeysRevoke: Job = {
  name: "api-keys.revoke",
  everyMs: 10_000,
  run: ({ apiKeys }) => apiKeys.goOn(),
};
