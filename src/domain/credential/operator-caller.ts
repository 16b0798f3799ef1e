import { ALL_SCOPES, type Caller } from "../access/caller.ts";

/**
 * Who shows an operator token.
 * @param accountId what it makes, a canary for example, belongs to this account
 */
export function operatorCaller(hash: string, accountId: string): Caller {
  return {
    accountId,
    credential: { kind: "operator", id: `opr_${hash.slice(0, 12)}` },
    hash,
    scopes: ALL_SCOPES,
    isOperator: true,
  };
}
