import { download } from "./download.ts";
import type { HttpSettings } from "./http.ts";

/** What sources answered to runs that failed; for operators. */
export interface RecordingCalls {
  /** The bytes of a recording as HAR, as they come. Throws QuarryError. */
  downloadRecording(id: string): AsyncGenerator<Uint8Array>;
}

export function recordingCalls(http: HttpSettings): RecordingCalls {
  return {
    downloadRecording: (id) =>
      download(http, `/v1/operator/recordings/${encodeURIComponent(id)}/har`, undefined),
  };
}
