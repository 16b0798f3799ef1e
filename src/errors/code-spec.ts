/** When a caller may repeat the same call: `never`, `later` (as it stands, after a pause), `after_change` (of state, such as a top-up). */
export type Retry = "never" | "later" | "after_change";

export interface CodeSpec {
  /** HTTP status on /v1, and on /graphql when the whole operation is refused. */
  http: number;
  retry: Retry;
  /** How loudly the server logs it. */
  level: "debug" | "info" | "warn" | "error";
  /** Used when the thrower gives no message of its own. */
  message: string;
  /** One imperative sentence for a program: what to do next. */
  agent: string;
  /** The same in the words of GraphQL, where `agent` names what only /v1 has. */
  agentOnGraphql?: string;
}
