type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** What a change gives: null stands for what is left out. */
export function givenOf<T extends object>(input: T): Given<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value != null)) as Given<T>;
}
