import { noun } from "../command.ts";
import { ledgerVerify } from "./ledger/verify.ts";

export const ledger = noun("ledger", "check the ledger, for operators", [ledgerVerify]);
