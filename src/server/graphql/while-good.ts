import type { ExecutionArgs, ExecutionResult } from "graphql";
import type { AppError } from "../../errors/app-error.ts";
import type { Context } from "../../resolvers/context.ts";
import type { StreamedOperations } from "../observability/observed-subscribe.ts";
import { onEnd } from "./on-end.ts";

type Results = AsyncGenerator<ExecutionResult>;

/** The same operations, whose subscriptions end with `unauthenticated` once their caller's credential is revoked. */
export function whileGood(operations: StreamedOperations): StreamedOperations {
  return {
    execute: operations.execute,
    async subscribe(args) {
      const result = await operations.subscribe(args);
      return Symbol.asyncIterator in result ? untilRevoked(result, args) : result;
    },
  };
}

function untilRevoked(stream: Results, { contextValue }: ExecutionArgs): Results {
  const { caller, services } = contextValue as Context;
  if (!caller) return stream;
  const end = Promise.withResolvers<never>();
  // Nobody may be waiting for the next result just then.
  end.promise.catch(() => undefined);
  const unwatch = services.credentials.onRevoked(caller, (reason: AppError) => {
    end.reject(reason);
    void stream.return(undefined);
  });
  const race = (step: Promise<IteratorResult<ExecutionResult, void>>) => Promise.race([end.promise, step]);
  return onEnd(
    {
      next: () => race(stream.next()),
      return: (value) => stream.return(value),
      throw: (error) => stream.throw(error),
      [Symbol.asyncIterator]() {
        return this;
      },
      async [Symbol.asyncDispose]() {
        await this.return(undefined);
      },
    },
    unwatch,
  );
}
