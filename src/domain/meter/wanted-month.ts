import { AppError } from "../../errors/app-error.ts";
import { monthOf } from "./period.ts";

/** A month that a caller names; throws `invalid_input` for one that has not begun or is none. */
export function wantedMonth(month: string, now: Date): string {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month) && month <= monthOf(now)) return month;
  const message = "Give a UTC month that has started, such as 2026-01.";
  throw new AppError("invalid_input", { details: [{ path: "month", code: "month", message }] });
}
