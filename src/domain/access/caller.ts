import { SCOPES, type Scope } from "../../kinds/access.ts";

/** What a caller showed: a session of the account's owner, an API key, or a token of whoever runs the server. */
export interface Credential {
  kind: "session" | "api_key" | "operator";
  /** Of the session or the key; of an operator token `opr_` and the first digits of its hash. */
  id: string;
}

/** Who is calling: an account, by one of its credentials. */
export interface Caller {
  accountId: string;
  credential: Credential;
  /** SHA-256 of the credential, by which it is looked up again. */
  hash: string;
  /** What an API key is limited to; all of them for other credentials. */
  scopes: readonly Scope[];
  /** Whether it may do what is the operator's: an operator token, or a key that a server started with. */
  isOperator: boolean;
}

/**
 * The worker of a service, by the token that its host gave it. It is no caller of its account: what it may do takes `AnyCaller`, and
 * everything else does not compile with it.
 */
export interface RuntimeCaller {
  accountId: string;
  /** The only one that it reaches. */
  serviceId: string;
  /** Id of the deployment. */
  credential: { kind: "runtime"; id: string };
  hash: string;
  scopes: readonly [];
  isOperator: false;
}

export type AnyCaller = Caller | RuntimeCaller;

export function isRuntime(caller: AnyCaller): caller is RuntimeCaller {
  return caller.credential.kind === "runtime";
}

export const ALL_SCOPES: readonly Scope[] = SCOPES;
