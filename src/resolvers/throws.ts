import { Extensions } from "type-graphql";
import type { ErrorCode } from "../errors/codes.ts";

/** What a field refuses for reasons of its own; the reference of /v1 and docs/errors.md take it from here. */
export function Throws(...errors: ErrorCode[]): PropertyDecorator & MethodDecorator {
  return Extensions({ errors });
}
