import { z } from "zod";

const MAX = 10_000_000;

/**
 * Several numbers in one variable: `name=value,name=value`. Those that are not named keep their default; names and
 * values must be known whole numbers from 1 on.
 */
export function numbers<const Names extends string>(defaults: Readonly<Record<Names, number>>) {
  return z
    .string()
    .default(textOf(defaults))
    .transform((text, context): Record<Names, number> => {
      const out: Record<Names, number> = { ...defaults };
      for (const part of text.split(",").map((one) => one.trim())) {
        if (part === "") continue;
        const [name = "", value] = part.split("=").map((one) => one.trim());
        if (value === undefined)
          context.addIssue("must be name=value, or several of them with commas between");
        else if (!Object.hasOwn(defaults, name))
          context.addIssue(`${name} is none of ${Object.keys(defaults).join(", ")}`);
        else if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > MAX)
          context.addIssue(`must give ${name} a whole number from 1 to ${MAX}, not ${value}`);
        else out[name as Names] = Number(value);
      }
      return out;
    });
}

/** As such a variable is written. */
export function textOf(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(",");
}
