import { AppError } from "../../errors/app-error.ts";
import { SECRET_LIMITS } from "../../kinds/secret.ts";
import { capitals } from "../../kinds/resource.ts";
import { isReservedVariable, VARIABLE_RULE, VARIABLE_RULE_WORDS } from "../service/variable-name.ts";

/** A value that is to be kept; null removes what has the name. */
export interface SecretInput {
  name: string;
  value: string | null;
}

const MAX_SHOWN_CHARACTERS = 130;
const pathOf = (name: string): string => `values.${name.slice(0, MAX_SHOWN_CHARACTERS)}`;

/** What is wrong never holds a value. Throws `invalid_input`, `reserved_name` and `value_too_large`. */
export function assertSecretInputs(inputs: readonly SecretInput[]): void {
  for (const { name, value } of inputs) assertInput(name, value);
  const names = new Set(inputs.map(({ name }) => name));
  if (names.size !== inputs.length) throw invalid("values", "twice", "Give each name once.");
}

function assertInput(name: string, value: string | null): void {
  const path = pathOf(name);
  if (!VARIABLE_RULE.test(name)) throw invalid(path, "not_a_name", VARIABLE_RULE_WORDS);
  if (isReservedVariable(name))
    throw new AppError("reserved_name", {
      message: `The name ${name} is the server's own.`,
      details: [{ path, code: "reserved_name", message: "Choose another name." }],
    });
  if (value === null) return;
  if (value.includes("\0") || !value.isWellFormed())
    throw invalid(path, "not_a_text", "A value is text without NUL and without halves of surrogate pairs.");
  const [limit, actual] = [SECRET_LIMITS.valueBytes, Buffer.byteLength(value)];
  if (actual > limit)
    throw new AppError("value_too_large", {
      message: `The value of ${name} has ${actual} bytes, at most ${limit}.`,
      details: [{ path, code: "value_too_large", message: "Bytes of the value.", limit, actual }],
    });
}

function invalid(path: string, code: string, message: string): AppError {
  return new AppError("invalid_input", { message, details: [{ path, code, message }] });
}

/** Throws `already_exists` where two names differ in capitals alone, and `kept_limit_reached`. */
export function assertNames(names: readonly string[]): void {
  const limit = SECRET_LIMITS.secrets;
  if (names.length > limit)
    throw new AppError("kept_limit_reached", {
      message: `A service has at most ${limit} secrets.`,
      details: [{ path: "values", code: "too_many", message: "Secrets.", limit, actual: names.length }],
    });
  const known = new Map<string, string>();
  for (const name of names) {
    const other = known.get(capitals(name));
    if (other !== undefined)
      throw new AppError("already_exists", {
        message: `The secrets ${other} and ${name} would be the same in capitals.`,
      });
    known.set(capitals(name), name);
  }
}
