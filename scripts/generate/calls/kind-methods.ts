import { getNamedType, OperationTypeNode } from "graphql";
import { KINDS } from "../../../src/kinds/all-kinds.ts";
import type { Kind } from "../../../src/kinds/kind.ts";
import { clientOperations, type Method } from "./client-operations.ts";

/** What the client can do with a kind of thing that it lists: the usual of it. */
export interface KindMethods {
  row: Kind;
  list: Method;
  show?: Method | undefined;
  create?: Method | undefined;
  update?: Method | undefined;
  /** What ends one, by its verb: `delete`, `revoke`. */
  ending: Readonly<Record<string, Method>>;
}

/** The usual methods by what one is called in the client, such as `webhook`. */
export async function kindMethods(): Promise<Map<string, KindMethods>> {
  const { groups } = await clientOperations();
  const methods = new Map(groups.flatMap((group) => group.methods.map((one) => [one.method, one])));
  const listed = [...methods.values()].filter(isList);
  return new Map(listed.map((list) => [camelCase(list.result.item), methodsOf(list, methods)]));
}

function methodsOf(list: Method, methods: ReadonlyMap<string, Method>): KindMethods {
  const { item } = list.result;
  const show = methods.get(camelCase(item));
  const ending = ["delete", "revoke"].flatMap((verb) => {
    const method = methods.get(`${verb}${item}`);
    const isOfId = method?.values.length === 1 && method.values[0]?.name === "id";
    return isOfId && method.result.item === item ? [[verb, method] as const] : [];
  });
  return {
    row: rowOf(list),
    list,
    show: show?.isLookUp && show.values.length === 1 && show.result.item === item ? show : undefined,
    create: methods.get(`create${item}`),
    update: methods.get(`update${item}`),
    ending: Object.fromEntries(ending),
  };
}

/** A query for several of something that has a name. */
function isList({ operation, isLookUp, result }: Method): boolean {
  const isQuery = operation.operation === OperationTypeNode.QUERY && !isLookUp;
  return isQuery && result.form !== "one" && result.model !== null;
}

/** The row of what a method lists: by the node that it names, or else by its key. */
function rowOf({ method, type, result }: Method): Kind {
  const names = [getNamedType(type).name.replace(/Connection$/, ""), result.item];
  const row = Object.entries<Kind>(KINDS).find(([key, { node }]) =>
    names.some((name) => node === name || key === camelCase(name)),
  )?.[1];
  if (!row) throw new Error(`${method}: src/kinds has no row for ${names.join(" or ")}`);
  return row;
}

function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
