import { AppError } from "../../errors/app-error.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import type { Normalization } from "./changes.ts";
import { fieldNamesOf, foldToken } from "./fields.ts";
import { nearestName } from "../../kernel/nearest-name.ts";

/**
 * The operation that an input means: by its token, else by the first operation that selects it, else the default.
 * @throws AppError `operation_not_found`, `operation_not_public`, or `invalid_input` for a token that is no text.
 */
export function chooseOperation(
  scraper: Scraper,
  raw: JsonObject,
): { operation: Operation; normalizations: Normalization[] } {
  const key = Object.keys(raw).find((name) => foldToken(name) === "operation");
  const token = key === undefined ? undefined : raw[key];
  const operation = token === undefined || token === null ? unnamed(scraper, raw) : byToken(scraper, token);
  if (operation.availability === "not_public") throw notPublic(operation);
  if (token === operation.name) return { operation, normalizations: [] };
  const sent = token ?? null;
  const reason =
    sent !== null ? "alias" : operation.name === scraper.defaultOperation ? "default" : "selected_by_input";
  return { operation, normalizations: [{ path: "input.operation", from: sent, to: operation.name, reason }] };
}

function byToken(scraper: Scraper, token: unknown): Operation {
  if (typeof token !== "string") {
    const message = "`operation` must be text.";
    throw new AppError("invalid_input", {
      details: [{ path: "input.operation", code: "invalid_value", message }],
    });
  }
  const folded = foldToken(token);
  const found =
    scraper.operations.find((operation) => foldToken(operation.name) === folded) ??
    scraper.operations.find((operation) => operation.aliases?.some((alias) => foldToken(alias) === folded));
  if (found) return found;
  const names = scraper.operations.map((operation) => operation.name);
  const near = nearestName(token, names);
  const hint = near === null ? "" : ` Did you mean "${near}"?`;
  throw new AppError("operation_not_found", {
    message: `The scraper ${scraper.id} has no operation "${token.slice(0, 80)}".${hint}`,
    details: names.map((name) => ({ path: "input.operation", code: "known_operation", message: name })),
  });
}

function unnamed(scraper: Scraper, raw: JsonObject): Operation {
  const selected = scraper.operations.find(
    (operation) => operation.selects?.(withFieldNames(operation, raw)) === true,
  );
  const chosen =
    selected ?? scraper.operations.find((operation) => operation.name === scraper.defaultOperation);
  if (!chosen)
    throw new Error(
      `Scraper ${scraper.id}: its default operation "${scraper.defaultOperation}" does not exist.`,
    );
  return chosen;
}

/** The input as `selects` expects it: aliases of that operation under their canonical names. */
function withFieldNames(operation: Operation, raw: JsonObject): JsonObject {
  const { byFolded } = fieldNamesOf(operation);
  return Object.fromEntries(
    Object.entries(raw)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [byFolded.get(foldToken(name)) ?? name, value]),
  );
}

function notPublic(operation: Operation): AppError {
  const nearest =
    operation.nearest === undefined ? "" : ` The nearest operation that works is "${operation.nearest}".`;
  const message = `${operation.availabilityNote ?? "The source does not show this to the public."}${nearest}`;
  const detail = {
    path: "input.operation",
    code: "operation_not_public",
    message: operation.nearest ?? operation.name,
  };
  return new AppError("operation_not_public", { message, details: [detail] });
}
