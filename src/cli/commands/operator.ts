import { noun } from "../command.ts";
import { operatorSecondFactor } from "./operator/second-factor.ts";
import { operatorShell } from "./operator/shell.ts";

export const operator = noun("operator", "what only who runs the server may do", [
  operatorSecondFactor,
  operatorShell,
]);
