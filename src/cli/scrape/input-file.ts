import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { isJsonObject, type JsonObject } from "../../kernel/json.ts";
import { usageFailure } from "../failure.ts";

/** The input object in a JSON file, or on stdin for `-`. */
export async function readInputFile(path: string): Promise<JsonObject> {
  const shown = path === "-" ? "stdin" : path;
  let json: string;
  try {
    json = path === "-" ? await text(process.stdin) : await readFile(path, "utf8");
  } catch (error) {
    throw usageFailure(
      `${shown} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw usageFailure(`${shown} is not valid JSON: ${(error as Error).message}`);
  }
  if (!isJsonObject(value))
    throw usageFailure(`${shown} must hold one JSON object, the input of the scraper.`);
  return value;
}
