import { SpanStatusCode } from "@opentelemetry/api";
import { getOperationAST, type ExecutionResult, type GraphQLSchema } from "graphql";
import { Executor, type ExecuteArgs } from "../graphql/executor.ts";
import type { HeavyTurns } from "../graphql/heavy-turns.ts";
import type { Metrics } from "./metrics.ts";
import { tracer } from "./trace-context.ts";

/** Counts and traces what it executes: /graphql over HTTP, and the documents behind /v1. */
export class ObservedExecutor extends Executor {
  readonly #metrics: Metrics;
  readonly #schema: GraphQLSchema;
  readonly #heavy: HeavyTurns;

  constructor(schema: GraphQLSchema, metrics: Metrics, heavy: HeavyTurns) {
    super(schema);
    this.#schema = schema;
    this.#heavy = heavy;
    this.#metrics = metrics;
  }

  override async execute(key: string | null, args: ExecuteArgs): Promise<ExecutionResult> {
    const operation = getOperationAST(args.document, args.operationName);
    const type = operation?.operation ?? "unknown";
    const face = key?.startsWith("rest ") === true ? "rest" : "graphql";
    return tracer().startActiveSpan(`graphql ${type}`, async (span) => {
      if (operation?.name) span.setAttribute("graphql.operation.name", operation.name.value);
      span.setAttributes({ "graphql.operation.type": type, "quarry.face": face });
      let outcome = "error";
      try {
        const result = await this.#heavy.run(this.#schema, args, () => super.execute(key, args));
        if (!result.errors) outcome = "ok";
        return result;
      } finally {
        this.#metrics.graphqlOperations.inc({ face, type, outcome });
        if (outcome === "error") span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    });
  }
}
