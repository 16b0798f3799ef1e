import { Select, type Option } from "./select.tsx";

/** What stands in the URL while a list is not narrowed. */
export const ANY = "any";

interface NarrowByProps<Value extends string> {
  label: string;
  /** What is shown while it is not narrowed. */
  any: string;
  value: Value | typeof ANY;
  options: readonly Option<Value>[];
  onChange: (value: Value | typeof ANY) => void;
  className?: string;
}

/** Narrows a list to one of some values, or to none of them. */
export function NarrowBy<Value extends string>({ any, options, ...select }: NarrowByProps<Value>) {
  return <Select<Value | typeof ANY> {...select} options={[{ value: ANY, label: any }, ...options]} />;
}

/** Options of words that have a meaning each. */
export function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>): Option<Value>[] {
  return (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
