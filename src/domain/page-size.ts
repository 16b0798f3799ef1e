import { AppError } from "../errors/app-error.ts";

/** Throws `invalid_input` unless a page holds 1 to `max` of what it is made of. */
export function assertPageSize(size: number, page: { max: number; of: string; path: string }): void {
  const { max, of, path } = page;
  if (Number.isInteger(size) && size >= 1 && size <= max) return;
  throw new AppError("invalid_input", {
    message: `A page holds 1 to ${max} ${of}, not ${size}.`,
    details: [{ path, code: "out_of_range", message: `Use 1 to ${max}.`, limit: max, actual: size }],
  });
}
