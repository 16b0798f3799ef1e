type Words<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Words<Rest> : S;

/** What `pick` and `omit` of a schema take, from the names of its fields: `Product.omit(fieldMask("variants offers"))`. */
export function fieldMask<const S extends string>(...names: S[]): Record<Words<S>, true> {
  const all = names.flatMap((some) => some.split(" "));
  return Object.fromEntries(all.map((name) => [name, true])) as Record<Words<S>, true>;
}
