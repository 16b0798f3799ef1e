import { AppError } from "../../errors/app-error.ts";
import { SCOPES, type Scope } from "../../kinds/access.ts";
import type { Access } from "../../kinds/access.ts";
import { ACCESS } from "./access-table.ts";
import { isRuntime, type AnyCaller, type Caller } from "./caller.ts";

/**
 * The one place that decides who may use what. Throws `unauthenticated` without a credential where one is needed, and
 * `forbidden` where it is of the wrong kind or lacks the scope, `runtime_token_scope` for the token of a worker.
 * @param what a row of the table: `Query.requests`
 */
export function assertAccess(caller: AnyCaller | null, what: string): void {
  const access = rowOf(what);
  const isWorker = caller !== null && isRuntime(caller);
  // What makes accounts and sends mails is for people.
  if (access.who === "everyone" && !(isWorker && what.startsWith("Mutation."))) return;
  if (caller === null) throw new AppError("unauthenticated");
  if (isRuntime(caller)) {
    if (access.who === "owner" && access.orWorker) return;
    throw new AppError("runtime_token_scope");
  }
  const refusal = whyNot(caller, access);
  if (refusal !== null) throw new AppError("forbidden", { message: refusal });
}

/**
 * For what depends on an argument, which no row can say. Throws `forbidden` unless the caller has all of these scopes.
 * @param what needs them, in words
 */
export function assertScopes(
  { scopes }: Pick<Caller, "scopes">,
  needed: readonly Scope[],
  what: string,
): void {
  const lacking = needed.filter((scope) => !scopes.includes(scope));
  if (lacking.length > 0)
    throw new AppError("forbidden", {
      message: `This key lacks ${listOf(lacking, "and")}, which ${what} needs.`,
    });
}

/** Whether the table knows it; what it does not know is as open as what it is part of. */
export function hasRow(what: string): boolean {
  return Object.hasOwn(ACCESS, what);
}

/** Whether it needs no credential. Throws for what the table does not know. */
export function isOpenToAll(what: string): boolean {
  return rowOf(what).who === "everyone";
}

function rowOf(what: string): Access {
  const access = ACCESS[what];
  if (access === undefined)
    throw new Error(`${what} has no row in the access of a kind (src/kinds): say who may use it.`);
  return access;
}

function whyNot({ credential, scopes, isOperator }: Caller, access: Access): string | null {
  switch (access.who) {
    case "everyone":
    case "identified":
      return null;
    case "operator":
      return isOperator
        ? null
        : "Only an operator token, or the key that the server started with, may do that.";
    case "session":
      return credential.kind === "session"
        ? null
        : "Only a session may do that: sign in, and call with its token.";
    case "owner":
      if (credential.kind === "operator") return "An operator token opens what is the operator's alone.";
      if (access.scopes.some((scope) => scopes.includes(scope))) return null;
      return `This key lacks the scope ${listOf(access.scopes, "or")}.`;
    case "whole": {
      if (credential.kind === "operator") return "An operator token opens what is the operator's alone.";
      const lacking = SCOPES.filter((scope) => !scopes.includes(scope));
      return lacking.length === 0
        ? null
        : `Only a session, or a key with all scopes, may do that: this one lacks ${listOf(lacking, "and")}.`;
    }
  }
}

function listOf(scopes: readonly Scope[], word: string): string {
  return scopes.map((scope) => `\`${scope}\``).join(` ${word} `);
}
