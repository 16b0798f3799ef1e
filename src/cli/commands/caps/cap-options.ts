import { Argument, InvalidArgumentError, Option } from "commander";
import type { UsageCap } from "../../../client/index.ts";
import { wholeNumber } from "../../option-values.ts";

export type CapPeriod = UsageCap["period"];

const PERIODS: Readonly<Record<string, CapPeriod>> = { day: "DAY", month: "MONTH" };

export function periodArgument(): Argument {
  return new Argument("<period>", "day or month, in UTC").argParser(periodOf);
}

function periodOf(text: string): CapPeriod {
  const period = PERIODS[text.toLowerCase()];
  if (period === undefined) throw new InvalidArgumentError("It must be day or month.");
  return period;
}

export function valueArgument(): Argument {
  return new Argument("<value>", "the most that may be used; 0 stops at once").argParser(
    wholeNumber(0, Number.MAX_SAFE_INTEGER),
  );
}

export function notifyOption(): Option {
  return new Option("--notify-at <percent>", "percent of the cap at which to warn")
    .argParser(wholeNumber(1, 100))
    .default(80);
}
