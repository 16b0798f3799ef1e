import type { JsonObject } from "../../kernel/json.ts";
import type { Indexes } from "../indexes.ts";

export interface RunLogDoc {
  _id: string;
  requestId: string;
  attempt: number;
  at: Date;
  level: "info" | "warn";
  message: string;
  data: JsonObject | null;
}

export const runLogIndexes: Indexes = {
  runLogs: [{ key: { requestId: 1, _id: 1 } }],
};
