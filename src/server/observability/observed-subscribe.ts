import { execute, getOperationAST, type ExecutionArgs, type ExecutionResult } from "graphql";
import type { Context } from "../../resolvers/context.ts";
import type { ExecuteArgs } from "../graphql/executor.ts";
import type { HeavyTurns } from "../graphql/heavy-turns.ts";
import { onEnd } from "../graphql/on-end.ts";
import { SharedResults } from "../graphql/shared-results.ts";
import { runWithCallId } from "../http/current-call.ts";
import type { Metrics } from "./metrics.ts";
import { tracer } from "./trace-context.ts";

export interface StreamedOperations {
  execute: (args: ExecutionArgs) => Promise<ExecutionResult>;
  subscribe: (args: ExecutionArgs) => Promise<AsyncGenerator<ExecutionResult> | ExecutionResult>;
}

/** Executing and subscribing for connections that stay open (WebSocket, SSE), counted and traced. */
export function observedStreams(metrics: Metrics, heavy: HeavyTurns): StreamedOperations {
  const count = (type: string, isOk: boolean): void => {
    metrics.graphqlOperations.inc({ face: "stream", type, outcome: isOk ? "ok" : "error" });
  };
  const shared = new SharedResults();
  return {
    async execute(args) {
      const type = typeOf(args);
      const result = await inCall(args, type, () =>
        heavy.run(args.schema, argsOf(args), async () => execute(args)),
      );
      count(type, !result.errors);
      return result;
    },
    async subscribe(args) {
      const result = await inCall(args, "subscription", () => shared.subscribe(args));
      const isStream = Symbol.asyncIterator in result;
      count("subscription", isStream);
      return isStream ? counted(result, metrics) : result;
    },
  };
}

function argsOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): ExecuteArgs {
  return { document, operationName, variables: variableValues, context: contextValue };
}

function typeOf({ document, operationName }: ExecutionArgs): string {
  return getOperationAST(document, operationName)?.operation ?? "unknown";
}

/** Runs under the operation's own id, as an HTTP call does, and in a span. */
function inCall<T>(args: ExecutionArgs, type: string, run: () => Promise<T>): Promise<T> {
  const { requestId } = args.contextValue as Context;
  return tracer().startActiveSpan(
    `graphql ${type}`,
    { attributes: { "graphql.operation.type": type, "quarry.face": "stream", "quarry.call.id": requestId } },
    async (span) => {
      try {
        return await new Promise<T>((resolve, reject) => {
          runWithCallId(requestId, () => void run().then(resolve, reject));
        });
      } finally {
        span.end();
      }
    },
  );
}

/** The same stream, in the gauge while it is open. */
function counted(stream: AsyncGenerator<ExecutionResult>, metrics: Metrics): AsyncGenerator<ExecutionResult> {
  metrics.subscriptions.inc();
  return onEnd(stream, () => metrics.subscriptions.dec());
}
