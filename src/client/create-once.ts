import { creationKey, REPEAT_PAUSES_MS } from "./creation-key.ts";
import { CreateDocument } from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { CreatedRequest, NewRequest } from "./models.ts";
import { pause } from "./pause.ts";
import { given, QuarryError } from "./quarry-error.ts";

/** The call may not have arrived, or its answer may be lost, or the first one is still under way. */
const REPEATED = new Set(["connection_failed", "idempotency_in_progress"]);

/** Creates a Request once, however often the call has to be made: the idempotency key makes a repetition harmless. */
export async function createOnce(
  http: HttpSettings,
  input: NewRequest,
  idempotencyKey: string = creationKey(),
): Promise<CreatedRequest> {
  for (let attempt = 0; ; attempt++) {
    try {
      const { requestCreate } = await send(http, CreateDocument, { input, idempotencyKey });
      const { request, idempotentReplayed } = given(http.url, requestCreate);
      return { ...request, idempotentReplayed };
    } catch (error) {
      const wait = REPEAT_PAUSES_MS[attempt];
      if (wait === undefined || !(error instanceof QuarryError) || !REPEATED.has(error.code)) throw error;
      await pause(wait);
    }
  }
}
