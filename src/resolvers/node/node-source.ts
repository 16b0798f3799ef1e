import type { KINDS } from "../../kinds/all-kinds.ts";
import type { Node } from "../../schema/shared/node.type.ts";
import type { Context } from "../context.ts";

/** How `node(id)` finds the things of one kind: the resolver of the kind exports it as `<kind>Node`. */
export interface NodeSource {
  /** The row of the access table that holds what it shows. */
  access: string;
  /** Null, or `not_found`, for one that is not the caller's. */
  find(id: string, ctx: Context): Promise<Node | null>;
}

type Kinds = typeof KINDS;
/** Kinds whose row in src/kinds names a type for `node(id)`. */
export type NodeKind = { [K in keyof Kinds]: Kinds[K] extends { node: string } ? K : never }[keyof Kinds];

/** One for each of them: without it the list does not compile. */
export type NodeSources = Readonly<Record<NodeKind, NodeSource>>;
