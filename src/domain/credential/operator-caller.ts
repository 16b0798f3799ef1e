import { ALL_SCOPES, type Caller } from "../access/caller.ts";
import { LOCAL_ACCOUNT_ID } from "../account/local-account.ts";

/** Who shows an operator token. What it makes, a canary for example, belongs to the account of the server itself. */
export function operatorCaller(hash: string): Caller {
  return {
    accountId: LOCAL_ACCOUNT_ID,
    credential: { kind: "operator", id: `opr_${hash.slice(0, 12)}` },
    hash,
    scopes: ALL_SCOPES,
    isOperator: true,
  };
}
