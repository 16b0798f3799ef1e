import { AppError } from "../errors/app-error.ts";

/** Throws `invalid_input` unless a page holds 1 to as many things as a page of this kind may. */
export function assertPageSize(
  size: number,
  { many, page: { most } }: { many: string; page: { most: number } },
): void {
  if (Number.isInteger(size) && size >= 1 && size <= most) return;
  throw new AppError("invalid_input", {
    message: `A page holds 1 to ${most} ${many}, not ${size}.`,
    details: [
      { path: "first", code: "out_of_range", message: `Use 1 to ${most}.`, limit: most, actual: size },
    ],
  });
}
