import { ID_PREFIX } from "../../kinds/ids.ts";
import { usdOfMicros } from "../../kernel/usd.ts";
import type { Member, ObjectShape, Shape } from "../answer/shape.ts";
import { kindOfField } from "./kind-of-field.ts";

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Int: 1,
  SafeInt: 1,
  Float: 1,
  DateTimeISO: "2026-01-31T12:00:00.000Z",
  JSON: {},
};

/** An example of an answer: of each field its own (`examples`), else null where it may be, else one of its type. */
export function exampleOf(shape: Shape): unknown {
  return ofShape(shape, "", "");
}

function ofShape(shape: Shape, type: string, name: string): unknown {
  switch (shape.kind) {
    case "scalar": {
      const kind = shape.scalar === "ID" ? kindOfField(type, name) : null;
      return kind === null ? (SCALARS[shape.scalar] ?? name) : `${ID_PREFIX[kind]}_68f0c2d4a1b2c3d4e5f60718`;
    }
    case "usd":
      return 1;
    case "enum":
      return shape.type.getValues()[0]?.name.toLowerCase();
    case "nextCursor":
      return null;
    case "list":
      return [ofShape(shape.of, type, name)];
    case "inner":
      return ofMember(type, shape.member);
    case "object":
      return Object.fromEntries(shape.members.flatMap((member) => entriesOf(shape, member)));
  }
}

function entriesOf({ type }: ObjectShape, member: Member): [string, unknown][] {
  const { shape, isFlat, name } = member;
  return isFlat && shape.kind === "object"
    ? shape.members.flatMap((one) => entriesOf(shape, one))
    : [[name, ofMember(type, member)]];
}

function ofMember(type: string, { shape, keywords, isNullable, name }: Member): unknown {
  const [own] = (keywords["examples"] as unknown[] | undefined) ?? [];
  const least = keywords["minimum"];
  if (own === undefined && !isNullable && typeof least === "number" && least > 1) return least;
  if (own !== undefined) return shape.kind === "usd" && own !== null ? usdOfMicros(own as number) : own;
  return isNullable ? null : ofShape(shape, type, name);
}
