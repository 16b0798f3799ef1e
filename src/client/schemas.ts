/**
 * Types of a server's inputs and Records by name: `components["schemas"]` of the types that openapi-typescript makes of its
 * `/v1/openapi.json`, or some of them written by hand, such as `{ "Record.codehost.trending": { stars: number } }`.
 */
export type Schemas = object;

type InputName<S> = Extract<keyof S, `Input.${string}.${string}`>;
type ScraperIn<Name> = Name extends `Input.${infer Id}.${string}` ? Id : never;
type OperationIn<Name, Id extends string> = Name extends `Input.${Id}.${infer Operation}` ? Operation : never;

/** Ids of the scrapers whose inputs have a type; any text where none has. */
export type ScraperId<S> = [InputName<S>] extends [never] ? string : ScraperIn<InputName<S>>;
/** Operations of one of them. */
export type OperationName<S, Id extends string> = [InputName<S>] extends [never]
  ? string
  : OperationIn<InputName<S>, Id>;

type Named<S, Name extends string> = Name extends keyof S ? S[Name] : Readonly<Record<string, unknown>>;

/** The input of an operation, which stands beside it. */
export type InputOf<S, Id extends string, Operation extends string> = Omit<
  Named<S, `Input.${Id}.${Operation}`>,
  "operation"
>;
/** The Record of an operation. */
export type RecordOf<S, Id extends string, Operation extends string> = Named<S, `Record.${Id}.${Operation}`>;
