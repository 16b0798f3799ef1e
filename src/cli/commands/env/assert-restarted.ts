import type { Secret } from "../../../client/index.ts";
import { localFailure } from "../../failure.ts";

/** Throws where the worker goes on with the secrets that it had. */
export function assertRestarted(secrets: readonly Secret[]): void {
  const failure = secrets.find(({ restartFailure }) => restartFailure !== null)?.restartFailure;
  if (!failure) return;
  throw localFailure(
    "deploy_failed",
    `They are written, and the worker keeps those that it had: with the changed ones it failed its check. ${failure}`,
    {
      agent:
        "Write them as the worker can start with them: `quarry env set` and `quarry env delete` check again.",
    },
  );
}
