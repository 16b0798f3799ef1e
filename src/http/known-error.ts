import type { FastifyError } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { ErrorCode } from "../errors/codes.ts";
import { storeFailure } from "./store-failure.ts";

const CODE_OF_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_json",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_json",
};

/** What the domain, the database or Fastify has thrown, as an AppError; what is unknown becomes `internal`. */
export function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = (error as Partial<FastifyError> | null)?.code;
  const known = code === undefined ? undefined : CODE_OF_FASTIFY[code];
  if (known) return new AppError(known);
  if (error instanceof SyntaxError && (error as Partial<FastifyError>).statusCode === 400)
    return new AppError("invalid_json");
  return storeFailure(error) ?? new AppError("internal", { cause: error });
}
