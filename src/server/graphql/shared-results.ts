import {
  createSourceEventStream,
  execute,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
} from "graphql";
import { jsonOf } from "../../kernel/json-text.ts";
import type { Context } from "../../resolvers/context.ts";

type Results = AsyncGenerator<ExecutionResult>;

/**
 * Subscribing where equal subscriptions share the execution of an event: those of one account, with the same document
 * and variables, whose sources yield the same object. What a resolver under a subscription gives may thus depend on the
 * event, the arguments and the account, and on nothing else (docs/adr/0014).
 */
export class SharedResults {
  readonly #documents = new WeakMap<DocumentNode, number>();
  readonly #answers = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();
  #lastDocument = 0;

  async subscribe(args: ExecutionArgs): Promise<Results | ExecutionResult> {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const question = this.#questionOf(args);
    return mapped(source[Symbol.asyncIterator](), (event) => this.#answer(event, question, args));
  }

  #answer(event: unknown, question: string, args: ExecutionArgs): Promise<ExecutionResult> {
    const run = async (): Promise<ExecutionResult> => execute({ ...args, rootValue: event });
    if (typeof event !== "object" || event === null) return run();
    const answers = this.#answers.get(event) ?? new Map<string, Promise<ExecutionResult>>();
    this.#answers.set(event, answers);
    const answer = answers.get(question) ?? run();
    answers.set(question, answer);
    return answer;
  }

  #questionOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
    const known = this.#documents.get(document) ?? (this.#lastDocument += 1);
    this.#documents.set(document, known);
    const { caller } = contextValue as Context;
    return JSON.stringify([caller?.accountId, known, operationName, variableValues]);
  }
}

/** Ends its source when its consumer leaves. */
function mapped(source: AsyncIterator<unknown>, map: (event: unknown) => Promise<ExecutionResult>): Results {
  const result = async (
    step: IteratorResult<unknown, unknown>,
  ): Promise<IteratorResult<ExecutionResult, undefined>> =>
    step.done === true ? { done: true, value: undefined } : { done: false, value: await map(step.value) };
  return {
    next: async () => result(await source.next()),
    return: async () => {
      await source.return?.();
      return { done: true, value: undefined };
    },
    async throw(error) {
      if (source.throw) return result(await source.throw(error));
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await source.return?.();
    },
  };
}

const texts = new WeakMap<ExecutionResult, string>();

/** A result as JSON, made once however many it is sent to. */
export function textOf(result: ExecutionResult): string {
  const known = texts.get(result);
  if (known !== undefined) return known;
  const text = jsonOf(result);
  texts.set(result, text);
  return text;
}
