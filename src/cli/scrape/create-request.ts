import { setTimeout as sleep } from "node:timers/promises";
import {
  CliRequestCreateDocument,
  type CliRequestFragment,
  type RequestCreateInput,
} from "../../generated/cli-documents.ts";
import { CliFailure, localFailure } from "../failure.ts";
import type { Gateway } from "../gateway/gateway.ts";

const PAUSES_MS = [500, 1500];
/** The call may not have arrived, or its answer may be lost; the key makes a repetition harmless. */
const REPEATED = new Set(["not_ready", "idempotency_in_progress"]);

/** Creates the Request once, however often the call has to be made. */
export async function createRequest(
  gateway: Gateway,
  input: RequestCreateInput,
  idempotencyKey: string,
): Promise<{ request: CliRequestFragment; replayed: boolean }> {
  for (let attempt = 0; ; attempt++) {
    try {
      const { requestCreate } = await gateway.run(CliRequestCreateDocument, { input, idempotencyKey });
      if (!requestCreate) throw localFailure("internal", "The gateway created no Request.");
      return { request: requestCreate.request, replayed: requestCreate.idempotentReplayed };
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      if (pause === undefined || !(error instanceof CliFailure) || !REPEATED.has(error.shown.code))
        throw error;
      await sleep(pause);
    }
  }
}
