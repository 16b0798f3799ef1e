import { Arg, Extensions } from "type-graphql";

type Options = Parameters<typeof Arg>[2];
type TypeOf = Exclude<Parameters<typeof Arg>[1], Options>;

/**
 * An argument, with what its type cannot say in keywords of JSON Schema: `examples`, and bounds to which /v1 holds a call before
 * anything runs.
 */
export function Given(
  name: string,
  type: TypeOf,
  { schema, ...options }: NonNullable<Options> & { schema: Readonly<Record<string, unknown>> },
): ReturnType<typeof Arg> {
  return (target: object, field: string | symbol, index: number): void => {
    Arg(name, type, options)(target, field, index);
    Extensions({ [`argument ${name}`]: schema })(target, field);
  };
}
