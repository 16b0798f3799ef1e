import { InvalidArgumentError } from "commander";
import { microsOfUsd } from "../kernel/usd.ts";

/** Parser of a whole number within bounds. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(
        `It must be a whole number from ${min} to ${max.toLocaleString("en-US")}.`,
      );
    return value;
  };
}

/** An amount in USD as micro-USD. */
export function usdAmount(text: string): number {
  const micros = text.trim() === "" ? null : microsOfUsd(Number(text));
  if (micros === null || micros === 0)
    throw new InvalidArgumentError("It must be an amount in USD above 0 with at most six decimal places.");
  return micros;
}
