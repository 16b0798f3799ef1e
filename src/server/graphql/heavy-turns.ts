import { getOperationAST, type ExecutionResult, type GraphQLSchema } from "graphql";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { FairShare } from "../../kernel/fair-share.ts";
import type { Context } from "../../resolvers/context.ts";
import { clientName, type AnswerBudget } from "../http/answer-budget.ts";
import { asGraphqlError } from "./as-graphql-error.ts";
import type { ExecuteArgs } from "./executor.ts";
import { textCostOf } from "./operation-cost.ts";
import { isIntrospection } from "./root-fields.ts";

/** Half a megabyte of text. */
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
      return { errors: [asGraphqlError(error)] };
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

function isHeavy(schema: GraphQLSchema, { document, operationName, variables }: ExecuteArgs): boolean {
  const operation = getOperationAST(document, operationName);
  if (!operation) return false;
  return isIntrospection(operation) || textCostOf(schema, document, operation, variables ?? {}) >= HEAVY;
}
