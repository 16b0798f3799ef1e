import { client } from "./client.ts";
import { problemOf, type Problem } from "./problem.ts";
import type { TypedDocument } from "./typed-document.ts";

/** Thrown by what asks outside of a page's drawing. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Asks once, past what is kept. Throws `ProblemError`. */
export async function ask<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const options = { requestPolicy: "network-only" } as const;
  const { data, error } = await client.query<Data>(document.text, variables, options).toPromise();
  if (error) throw new ProblemError(problemOf(error));
  if (data === undefined) throw new Error("An answer without data and error.");
  return data;
}
