import type { GraphQLEnumType } from "graphql";

/** Keywords of JSON Schema that a field of GraphQL carries beyond its type. */
export type Keywords = Readonly<Record<string, unknown>>;

/** What /v1 makes of a value of a document. */
export type Shape =
  | { kind: "scalar"; scalar: string }
  /** Micro-USD, shown as USD. */
  | { kind: "usd" }
  | { kind: "enum"; type: GraphQLEnumType }
  /** `pageInfo`, shown as the cursor of the next page. */
  | { kind: "nextCursor" }
  | { kind: "list"; of: Shape; hasNulls: boolean }
  /** An object that is shown as one of its fields. */
  | { kind: "inner"; member: Member }
  | ObjectShape;

export interface ObjectShape {
  kind: "object";
  /** Name of its component in the OpenAPI document; null for one that stands where it is used. */
  component: string | null;
  /** Its type in GraphQL. */
  type: string;
  description: string;
  members: readonly Member[];
}

/** A field of an object. */
export interface Member {
  /** In the result of the document. */
  key: string;
  /** In the JSON. */
  name: string;
  shape: Shape;
  isNullable: boolean;
  /** False when the caller decides whether it is there. */
  isAlways: boolean;
  /** True for an object of which the fields stand in the place of this one. */
  isFlat: boolean;
  description: string;
  keywords: Keywords;
}

/** What a document answers: the way to it in the result, and its shape. */
export interface Answer {
  path: readonly string[];
  shape: Shape;
}
