import { noun } from "../command.ts";
import { ledgerVerify } from "./ledger/verify.ts";

export const ledger = noun("ledger", "what operators do with the ledger", [ledgerVerify]);
