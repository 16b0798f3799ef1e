import type { JsonObject } from "../../kernel/json.ts";
import { byRequest, collection, DAY_SECONDS } from "../collection.ts";

export interface RunLogDoc {
  _id: string;
  requestId: string;
  attempt: number;
  at: Date;
  level: "info" | "warn";
  message: string;
  data: JsonObject | null;
}

export const RUN_LOG_SECONDS = 30 * DAY_SECONDS;

export const runLogCollections = {
  runLogs: collection<RunLogDoc>({
    account: { ...byRequest, export: { file: "run-logs" }, deletion: "erased" },
    indexes: [{ key: { requestId: 1, _id: 1 }, for: "reading the log of a Request in order" }],
    lifetime: { field: "at", seconds: RUN_LOG_SECONDS, for: "forgetting log lines after 30 days" },
    growth: { by: "request", most: "1,000 lines for each attempt" },
    shards: { by: '`{ requestId: "hashed", _id: 1 }`', why: "The same access as `records`." },
  }),
};
