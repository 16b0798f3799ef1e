import { parseNumber } from "./number.ts";

/**
 * The whole number in a text such as "11,139" or "3,975 stars today"; null when there is none, when there are several,
 * or when its digits may mean another: "11.139", or the shortened "11.1K".
 */
export function wholeNumberIn(text: string | null): number | null {
  const number = parseNumber(text ?? "");
  return number !== null && String(number) === (text ?? "").replaceAll(/\D/g, "") ? number : null;
}
