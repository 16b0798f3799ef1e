import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import { acceptText } from "../../http/text-body.ts";

const MAX_BODY_BYTES = 1024 * 1024;
/** Who has no key reads the catalog, and creates nothing. */
const MAX_ANONYMOUS_BYTES = 128 * 1024;

/** Bodies are JSON; every other type is refused with 415. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parser = app.getDefaultJsonParser("error", "error");
  const parse = (text: string, request: FastifyRequest): unknown => {
    let parsed: unknown;
    void parser(request, text, (error, body) => {
      if (error) throw notRead(text);
      parsed = body;
    });
    return parsed;
  };
  const mostBytes = ({ caller }: FastifyRequest) => (caller ? MAX_BODY_BYTES : MAX_ANONYMOUS_BYTES);
  acceptText(app, { type: "application/json", mostBytes, parse });
}

/** Why a text is not read: it is no JSON, or JSON with a key that could change what all objects have. */
function notRead(text: string): AppError {
  let key: string | null = null;
  try {
    JSON.parse(text.replace(/^\ufeff/, ""), (name, value: unknown) => {
      const isPrototype = typeof value === "object" && value !== null && Object.hasOwn(value, "prototype");
      if (name === "__proto__" || (name === "constructor" && isPrototype)) key = name;
      return value;
    });
  } catch {
    return new AppError("invalid_json");
  }
  return new AppError("invalid_json", {
    message: `The body has a key that is never allowed: ${key === "constructor" ? "`prototype` in `constructor`" : "`__proto__`"}.`,
  });
}
