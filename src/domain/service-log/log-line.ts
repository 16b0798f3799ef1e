import type { JsonObject } from "../../kernel/json.ts";
import type { LogLevel, LogSource } from "../../kinds/service-log.ts";

/** A line that is to be kept. */
export interface NewLogLine {
  level: LogLevel;
  source: LogSource;
  message: string;
  requestId?: string | null;
  outcome?: string | null;
  fields?: JsonObject | null;
  truncated?: boolean;
}

/** Which deployment of which service it is of. */
export interface LogOrigin {
  accountId: string;
  serviceId: string;
  deploymentId: string;
}
