import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { JsonText } from "../../kernel/json-text.ts";
import { MAX_VARIABLE_ERRORS } from "./document-limits.ts";
import { isIntrospection } from "./root-fields.ts";

/** Compiling costs milliseconds; a document must come this often before it pays. */
const COMPILE_ON_USE = 3;
const MAX_DOCUMENTS = 500;
/** Introspection takes a tenth of a second, and is the same for everybody: a few of them are kept, of megabytes each. */
const MAX_INTROSPECTIONS = 4;

interface Known {
  uses: number;
  compiled: CompiledQuery | null;
}

export interface ExecuteArgs {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>> | null | undefined;
  context: unknown;
}

/**
 * Executes queries and mutations; queries that are sent again and again are compiled to code once. Mutations are not: graphql-jit
 * writes code for all of a variable's type, which for the typed inputs of all scrapers held the event loop for seconds when V8
 * optimised it, and what a mutation costs is its writes.
 */
export class Executor {
  readonly #schema: GraphQLSchema;
  /** In order of last use; documents that fall out are simply interpreted again. */
  readonly #known = new Map<string, Known>();
  /** What was introspected, as text; in order of last use. */
  readonly #introspections = new Map<string, ExecutionResult>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** @param key the same for the same document and operation, such as a hash; null never compiles */
  async execute(key: string | null, args: ExecuteArgs): Promise<ExecutionResult> {
    const operation = getOperationAST(args.document, args.operationName);
    if (key === null || !operation || !isIntrospection(operation)) return this.#execute(key, args);
    const question = `${key} ${JSON.stringify(args.variables ?? {})}`;
    const known = this.#introspections.get(question);
    this.#introspections.delete(question);
    const result = known ?? written(await this.#execute(key, args));
    if (result.errors) return result;
    this.#introspections.set(question, result);
    const oldest = this.#introspections.keys().next().value;
    if (this.#introspections.size > MAX_INTROSPECTIONS && oldest !== undefined)
      this.#introspections.delete(oldest);
    return result;
  }

  async #execute(key: string | null, args: ExecuteArgs): Promise<ExecutionResult> {
    // graphql-jit takes an empty operation name for none; graphql-js and Apollo look for an operation of that name.
    const compiled = key === null || args.operationName === "" ? null : this.#compiled(key, args);
    if (!compiled) {
      return execute({
        schema: this.#schema,
        document: args.document,
        operationName: args.operationName ?? null,
        variableValues: args.variables ?? {},
        contextValue: args.context,
        options: { maxCoercionErrors: MAX_VARIABLE_ERRORS },
      });
    }
    const refused = this.#variableErrors(args);
    return refused ?? withOwnErrors(await compiled.query(undefined, args.context, args.variables ?? {}));
  }

  #compiled(key: string, args: ExecuteArgs): CompiledQuery | null {
    const known = this.#known.get(key) ?? { uses: 0, compiled: null };
    this.#known.delete(key);
    this.#known.set(key, known);
    if (this.#known.size > MAX_DOCUMENTS) {
      const oldest = this.#known.keys().next().value;
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    known.uses += 1;
    if (known.uses === COMPILE_ON_USE && isQuery(args)) {
      const compiled = compileQuery(this.#schema, args.document, args.operationName ?? undefined);
      known.compiled = isCompiledQuery(compiled) ? compiled : null;
    }
    return known.compiled;
  }

  /** graphql-js words variable errors in the way that clients and the HTTP spec expect; graphql-jit does not. */
  #variableErrors(args: ExecuteArgs): ExecutionResult | null {
    const operation = getOperationAST(args.document, args.operationName);
    if (!operation?.variableDefinitions?.length) return null;
    const { errors } = getVariableValues(this.#schema, operation.variableDefinitions, args.variables ?? {}, {
      maxErrors: MAX_VARIABLE_ERRORS,
    });
    return errors ? { errors } : null;
  }
}

function isQuery({ document, operationName }: ExecuteArgs): boolean {
  return getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
}

/** The same with its data as text. */
function written({ data, errors }: ExecutionResult): ExecutionResult {
  if (errors || !data) return errors ? { data, errors } : { data };
  const text = JSON.stringify(data);
  return {
    data: new JsonText(text, () => JSON.parse(text) as unknown) as unknown as ExecutionResult["data"],
  };
}

/** graphql-jit makes errors without `extensions`, which everybody else relies on. */
function withOwnErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(({ message, locations, path, originalError }) => {
    const error = new GraphQLError(message, { path, originalError });
    return Object.defineProperty(error, "locations", { value: locations, enumerable: true });
  });
  return { ...result, errors };
}
