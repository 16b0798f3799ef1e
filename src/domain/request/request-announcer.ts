import type { RequestDoc } from "../../store/request/request-documents.ts";

/** Called with Requests that have ended, before their round is booked: again after a crash, until it is. It must be safe to repeat. */
export interface RequestAnnouncer {
  finished(request: RequestDoc): Promise<void>;
}
