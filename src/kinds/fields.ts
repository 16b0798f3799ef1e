import { grouped } from "../kernel/grouped.ts";

interface Said<Value> {
  /** A sentence without its full stop; the bounds are added to it. */
  what: string;
  /** What it is when a call leaves it out; without it, it has to be given. */
  usual?: Value;
  /** Stands in the examples of the reference. */
  example?: Value;
}
interface Bounds {
  min: number;
  max: number;
}

/** What callers give of a thing: every layer takes its part from here, and a bound stands nowhere else. */
export type GivenField =
  | ({ is: "text" } & Said<string> & Bounds)
  | ({ is: "whole" } & Said<number> & Bounds)
  | ({ is: "flag" } & Said<boolean>);
export type Fields = Readonly<Record<string, GivenField>>;

interface Values {
  text: string;
  whole: number;
  flag: boolean;
}
/** A thing as its fields say. */
export type ValuesOf<F extends Fields> = { [K in keyof F]: Values[F[K]["is"]] };

type More<Value> = Omit<Said<Value>, "what">;
/** So many characters. */
export const text = (what: string, more: More<string> & Bounds) => ({ is: "text", what, ...more }) as const;
/** A whole number. */
export const whole = (what: string, more: More<number> & Bounds) => ({ is: "whole", what, ...more }) as const;
/** True or false. */
export const flag = (what: string, more: More<boolean> = {}) => ({ is: "flag", what, ...more }) as const;

/** What is said of a field, with its bounds. */
export function sentenceOf(field: GivenField): string {
  if (field.is === "flag") return `${field.what}.`;
  const max = grouped(field.max);
  const range = field.is === "text" && field.min === 0 ? `at most ${max}` : `${grouped(field.min)} to ${max}`;
  return `${field.what}, ${range}${field.is === "text" ? " characters" : ""}.`;
}
