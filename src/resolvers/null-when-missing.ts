import { AppError } from "../errors/app-error.ts";

/** Look-ups by id answer null for what is not there; every other failure stays a failure. */
export async function nullWhenMissing<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
