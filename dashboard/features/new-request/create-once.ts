import { REPEAT_PAUSES_MS } from "../../../src/client/creation-key.ts";
import type { Action, Outcome } from "../../data/use-action.ts";
import type {
  NewRequestCreateMutation,
  NewRequestCreateMutationVariables,
} from "../../generated/new-request.ts";

type Create = Action<NewRequestCreateMutation, NewRequestCreateMutationVariables>["run"];

/** Makes a Request once, however often it is sent: the answer may be lost, or the first call may still be under way. */
export async function createOnce(
  create: Create,
  variables: NewRequestCreateMutationVariables,
): Promise<Outcome<NewRequestCreateMutation>> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await create(variables);
    const wait = REPEAT_PAUSES_MS[attempt];
    const isRepeated = outcome.problem?.isLost || outcome.problem?.code === "idempotency_in_progress";
    if (!isRepeated || wait === undefined) return outcome;
    await new Promise((resume) => setTimeout(resume, wait));
  }
}
