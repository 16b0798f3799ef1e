import { z } from "zod";
import { isHostRule } from "./host-rule.ts";
import { isNetwork } from "./network.ts";
import { wholeNumberOf } from "./number-text.ts";

/** `a,b,c`; blanks are dropped. */
export const list = (separator: string) =>
  z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    );

/** `name=value,name=value` */
export const pairs = list(",").transform((parts, context) => {
  const out: Record<string, string> = {};
  for (const part of parts) {
    const at = part.indexOf("=");
    if (at < 1) context.addIssue("must be name=value, or several of them with commas between");
    else out[part.slice(0, at).trim()] = part.slice(at + 1).trim();
  }
  return out;
});

/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, { error: ({ input }) => `must be one of ${words.join(", ")}, not ${String(input)}` });

/** `https://example.com` */
export const origin = z
  .string()
  .refine((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, {
    error: ({ input }) => `must hold origins such as https://example.com, not ${String(input)}`,
  });

/** An address or a network of addresses. */
export const network = z.string().refine(isNetwork, {
  error: ({ input }) => `must hold IP addresses or networks such as 10.0.0.0/8, not ${String(input)}`,
});

/** A host, or all below one, with a port where it is not 443. */
export const hostRule = z.string().refine(isHostRule, {
  error: ({ input }) =>
    `must hold hosts such as api.example.com, *.example.com or db.example.com:8443, not ${String(input)}`,
});

/** `name=https://example.com,…` */
export const originMap = pairs.superRefine((entries, context) => {
  for (const [name, value] of Object.entries(entries)) {
    if (!origin.safeParse(value).success)
      context.addIssue(`must give ${name} an origin such as https://example.com`);
  }
});

/** The words of a switch. */
export const onOff = (fallback: "on" | "off") =>
  oneOf("on", "off")
    .default(fallback)
    .transform((word) => word === "on");

/** Digits alone. */
export const wholeNumber = (min: number, max: number) => {
  const error = ({ input }: { input?: unknown }): string =>
    `must be a whole number from ${min} to ${max}, not ${String(input)}`;
  return z
    .string()
    .transform((text) => wholeNumberOf(text) ?? text)
    .pipe(z.number({ error }).min(min, { error }).max(max, { error }));
};
/** A whole number with a default. */
export const count = (fallback: number, min: number, max: number) => wholeNumber(min, max).default(fallback);
