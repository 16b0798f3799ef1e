import { isJsonObject, type JsonObject } from "../../kernel/json.ts";
import { usageFailure } from "../failure.ts";
import { readText } from "../read-text.ts";

/** The input object in a JSON file, or on stdin for `-`. */
export async function readInputFile(path: string): Promise<JsonObject> {
  const shown = path === "-" ? "stdin" : path;
  const json = await readText(path);
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
