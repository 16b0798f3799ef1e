import type { ExecutionResult } from "graphql";
import { asGraphqlError } from "./as-graphql-error.ts";

type Results = AsyncGenerator<ExecutionResult>;

/**
 * The same stream, with a failure of its source as its last result. graphql-sse would drop the connection without a
 * word, and the client would not learn that there is no use in coming back.
 */
export function errorAsLastResult(stream: Results): Results {
  let isOver = false;
  return {
    async next() {
      if (isOver) return { done: true, value: undefined };
      try {
        return await stream.next();
      } catch (error) {
        isOver = true;
        return { done: false, value: { errors: [asGraphqlError(error)] } };
      }
    },
    return: (value) => stream.return(value),
    throw: (error) => stream.throw(error),
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await this.return(undefined);
    },
  };
}
