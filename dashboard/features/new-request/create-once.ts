import type { Action, Outcome } from "../../data/use-action.ts";
import type {
  NewRequestCreateMutation,
  NewRequestCreateMutationVariables,
} from "../../generated/new-request.ts";

const PAUSES_MS = [500, 1500];
const KEY_BYTES = 16;

type Create = Action<NewRequestCreateMutation, NewRequestCreateMutationVariables>["run"];

/** Makes a Request once, however often it is sent: the answer may be lost, or the first call may still be under way. */
export async function createOnce(
  create: Create,
  variables: NewRequestCreateMutationVariables,
): Promise<Outcome<NewRequestCreateMutation>> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await create(variables);
    const wait = PAUSES_MS[attempt];
    const isRepeated = outcome.problem?.isLost || outcome.problem?.code === "idempotency_in_progress";
    if (!isRepeated || wait === undefined) return outcome;
    await new Promise((resume) => setTimeout(resume, wait));
  }
}

/** Browsers have `randomUUID` on secure pages only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
