import { usdOfMicros } from "../../kernel/usd.ts";
import { nextCursorOf } from "../pages.ts";
import type { Answer, Member, Shape } from "./shape.ts";

type Result = Readonly<Record<string, unknown>>;

/** The JSON of an answer; null when what was asked for is not there. */
export function show({ path, shape }: Answer, data: unknown): unknown {
  const value = path.reduce<unknown>((at, key) => (at as Result | null)?.[key] ?? null, data);
  if (value === null) return null;
  return shown(shape, Array.isArray(value) ? { data: value, pageInfo: { hasNextPage: false } } : value);
}

function shown(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (shape.kind) {
    case "scalar":
      return value;
    case "usd":
      return usdOfMicros(value as number);
    case "enum":
      return (value as string).toLowerCase();
    case "nextCursor":
      return nextCursorOf(value as Parameters<typeof nextCursorOf>[0]);
    case "list":
      return (value as unknown[]).map((one) => shown(shape.of, one));
    case "inner":
      return shown(shape.member.shape, (value as Result)[shape.member.key]);
    case "object":
      return Object.fromEntries(shape.members.flatMap((member) => entriesOf(member, value as Result)));
  }
}

function entriesOf(member: Member, result: Result): [string, unknown][] {
  const value = result[member.key];
  if (!member.isAlways && value === undefined) return [];
  const { isFlat, name, shape } = member;
  if (!isFlat || shape.kind !== "object") return [[name, shown(shape, value)]];
  // Of an object that is not there, every field is null.
  return shape.members.flatMap((one) => entriesOf(one, (value ?? {}) as Result));
}
