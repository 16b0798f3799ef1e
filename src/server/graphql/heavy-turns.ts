import { HeaderMap } from "@apollo/server";
import { getOperationAST, GraphQLError, type ExecutionResult, type GraphQLSchema } from "graphql";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { AppError } from "../../errors/app-error.ts";
import { FairShare } from "../../kernel/fair-share.ts";
import type { Context } from "../../resolvers/context.ts";
import { clientName, type AnswerBudget } from "../http/answer-budget.ts";
import type { ExecuteArgs } from "./executor.ts";
import { costOf, textCostOf } from "./operation-cost.ts";
import { isIntrospection } from "./root-fields.ts";

/** Half a megabyte of text. What costs less than that in all is not looked at more closely. */
const HEAVY = 250;

/**
 * Lets operations that answer with megabytes of constant text have the event loop one after the other, each client in its turn, and
 * half of its time at most: a small call beside them waits for one of them and not for all.
 */
export class HeavyTurns {
  readonly #places = new FairShare("heavyAnswers");
  readonly #budget: AnswerBudget;

  constructor(budget: AnswerBudget) {
    this.#budget = budget;
  }

  async run(
    schema: GraphQLSchema,
    args: ExecuteArgs,
    work: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    if (!isHeavy(schema, args)) return work();
    const client = args.context as Context;
    const giveBack = await this.#places.take(clientName(client));
    try {
      // What was answered while it waited counts, too.
      this.#budget.assertPaid(client);
    } catch (error) {
      giveBack();
      return { errors: [refusal(error as AppError)] };
    }
    const began = performance.now();
    try {
      return await work();
    } finally {
      void rest(began).then(giveBack);
    }
  }
}

/** Until the answer was written, which follows at once, and then for as long as it took. */
async function rest(began: number): Promise<void> {
  await setImmediate();
  await sleep(performance.now() - began);
}

function refusal(error: AppError): GraphQLError {
  const headers = new HeaderMap([["retry-after", String(error.retryAfterSeconds ?? 1)]]);
  const extensions = { http: { status: error.spec.http, headers } };
  return new GraphQLError(error.message, { originalError: error, extensions });
}

function isHeavy(schema: GraphQLSchema, { document, operationName, variables }: ExecuteArgs): boolean {
  const operation = getOperationAST(document, operationName);
  if (!operation) return false;
  if (isIntrospection(operation)) return true;
  const given = variables ?? {};
  if (costOf(schema, document, operation, given) < HEAVY) return false;
  return textCostOf(schema, document, operation, given) >= HEAVY;
}
