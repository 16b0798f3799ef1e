import { fieldFrom, maybe, rarely, type StatedField, type z } from "../../../plugin-sdk/index.ts";

/** Where a field stands; with a function where what stands there has to be made into the field's value. */
type Place = string | readonly [path: string, read: (value: never) => unknown];
type Stated<S, P> = { [K in keyof S & keyof P]: StatedField<S[K] extends z.ZodType ? S[K] : never> };

const statedBy =
  (mark: (field: StatedField) => StatedField) =>
  <S extends Readonly<Record<string, z.ZodType>>, P extends { readonly [K in keyof S]?: Place }>(
    shape: S,
    places: P,
  ): Stated<S, P> =>
    Object.fromEntries(
      Object.entries(places as Record<string, Place>).map(([name, place]) => {
        const schema = shape[name] as z.ZodType;
        const [path, read] = typeof place === "string" ? [place] : place;
        return [
          name,
          mark(read === undefined ? fieldFrom(path, schema) : fieldFrom(path, schema, read as () => unknown)),
        ];
      }),
    ) as Stated<S, P>;

/** Fields of a Record by the place where a source states them; it always does, if only with null. */
export const always = statedBy(maybe);
/** The same for fields that the source often leaves out. */
export const often = statedBy(rarely);
