import { z } from "zod";
import type { RestCall } from "../call.ts";
import { cursorParameter } from "../pages.ts";
import { read } from "../read-call.ts";
import type { RestRoute } from "../route.ts";
import type { DocumentRow } from "../row.ts";
import { bodyExample } from "./example-of.ts";
import type { Input } from "./inputs-of.ts";
import { readerOf } from "./reader-of.ts";

/** Where the inputs of a document stand in a call: in the path, in the query of a GET, else in the body. */
export class CallInputs {
  readonly query: z.ZodObject;
  /** What the reference shows; null for a route that takes none. */
  readonly body: RestRoute["body"];
  readonly inPath: readonly Input[];
  readonly #inQuery: readonly Input[];
  readonly #inBody: readonly Input[];
  readonly #pathReader: z.ZodObject;
  /** Null where the row reads the body itself, or nobody does. */
  readonly #bodyReader: z.ZodObject | null;
  readonly #mayLackBody: boolean;

  constructor({ method, path, said }: DocumentRow, inputs: readonly Input[]) {
    const { reads = {}, body, takesNothing = false } = said;
    const parameters = path.split("/");
    const isInPath = (one: Input) => parameters.includes(`:${lastOf(one)}`);
    const others = inputs.filter((one) => !isInPath(one));
    this.inPath = inputs.filter(isInPath).map((one) => ({ ...one, name: lastOf(one) }));
    this.#inQuery = method === "GET" ? others : [];
    this.#inBody = method === "GET" || body ? [] : others;

    const readers = (some: readonly Input[], isText: boolean) =>
      some.map((one): [string, z.ZodType] => [one.name, reads[one.name] ?? usualReader(one, isText)]);
    const unknown = Object.entries(reads).filter(([name]) => !inputs.some((one) => one.name === name));
    this.query = z.strictObject(Object.fromEntries([...readers(this.#inQuery, true), ...unknown]));
    this.#pathReader = z.object(Object.fromEntries(readers(this.inPath, false)));
    const schema = z.strictObject(Object.fromEntries(readers(this.#inBody, false)));
    const hasFields = this.#inBody.length > 0;
    this.#bodyReader = hasFields || takesNothing ? schema : null;
    this.body = body ?? (hasFields ? { schema, example: bodyExample(this.#inBody) } : null);
    // What acts on one thing, perhaps with options.
    this.#mayLackBody =
      takesNothing || (method !== "PATCH" && method !== "PUT" && path.includes("/:") && isEmptyGood(schema));
  }

  /** The variables of the document for a call. Throws `invalid_input`. */
  variables({ params, query, body }: RestCall): Record<string, unknown> {
    const given = this.#mayLackBody ? (body ?? {}) : body;
    const values: Record<string, unknown> = {
      ...read(this.#pathReader, params, "parameter"),
      ...query,
      ...(this.#bodyReader && read(this.#bodyReader, given, "field")),
    };
    const variables: Record<string, Record<string, unknown>> = {};
    for (const { name, path } of [...this.inPath, ...this.#inQuery, ...this.#inBody]) {
      const [variable, field] = path;
      if (field !== undefined) variables[variable] = { ...variables[variable], [field]: values[name] };
      else if (values[name] !== undefined) Object.assign(variables, { [variable]: values[name] });
    }
    return variables;
  }
}

/** What the document itself calls it. */
const lastOf = ({ path: [variable, field] }: Input): string => field ?? variable;

function usualReader(input: Input, isText: boolean): z.ZodType {
  return input.name === "cursor" ? cursorParameter : readerOf(input, isText);
}

const isEmptyGood = (schema: z.ZodType): boolean => schema.safeParse({}).success;
