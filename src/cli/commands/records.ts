import { noun } from "../command.ts";
import { recordsErase } from "./records/erase.ts";
import { recordsErasures } from "./records/erasures.ts";

export const records = noun("records", "erase stored Records, for operators", [
  recordsErase,
  recordsErasures,
]);
