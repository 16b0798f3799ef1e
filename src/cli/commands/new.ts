import { noun } from "../command.ts";
import { newServiceCommand } from "./new/service.ts";

export const newCommand = noun("new", "begin something", [newServiceCommand]);
