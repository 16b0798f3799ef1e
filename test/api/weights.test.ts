import "reflect-metadata";
import { getNamedType, getNullableType, isListType, isObjectType, type GraphQLField } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { KINDS } from "../../src/kinds/all-kinds.ts";
import type { Kind } from "../../src/kinds/kind.ts";
import { quarrySchema } from "../../src/resolvers/build-schema.ts";
import type { Weight } from "../../src/schema/shared/weighs.ts";
import { graphql } from "../kit/graphql-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

/** What a field may take that states no weight: as much as its cost says anyway. */
const LIGHT_BYTES = 2000;
const SHORT_LIST = 40;
const DEEPEST = 5;

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

type Field = GraphQLField<unknown, unknown>;
const weightOf = (field: Field): Weight => field.extensions["weight"] ?? {};
const needsNothing = ({ args }: Field): boolean => args.every((arg) => !arg.type.toString().endsWith("!"));

/** A selection of all of a field. */
function wholeOf(field: Field, depth = 0): string | null {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return field.name;
  if (depth >= DEEPEST) return null;
  const inner = Object.values(type.getFields())
    .filter(needsNothing)
    .flatMap((one) => wholeOf(one, depth + 1) ?? []);
  return inner.length === 0 ? null : `${field.name} { ${inner.join(" ")} }`;
}

const found: { bytes: Map<string, number>; items: Map<string, number> } = {
  bytes: new Map(),
  items: new Map(),
};
const note = (of: Map<string, number>, name: string, size: number): void =>
  void of.set(name, Math.max(of.get(name) ?? 0, size));

function measure(parent: string, field: Field, value: unknown): void {
  if (value === null || value === undefined) return;
  const name = `${parent}.${field.name}`;
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return note(found.bytes, name, Buffer.byteLength(JSON.stringify(value)));
  const isList = isListType(getNullableType(field.type));
  const items = (isList ? value : [value]) as Record<string, unknown>[];
  if (isList && !field.args.some((arg) => arg.name === "first")) note(found.items, name, items.length);
  for (const item of items)
    for (const one of Object.values(type.getFields())) measure(type.name, one, item[one.name]);
}

it("what everybody may ask for takes no more than its field says that it weighs", async () => {
  const { schema } = quarrySchema([]);
  const query = schema.getQueryType()!;
  const open = Object.values<Kind>(KINDS).flatMap(({ access = {} }) =>
    Object.entries(access).flatMap(([name, { who }]) =>
      who === "everyone" && name.startsWith("Query.") ? [name.slice(6)] : [],
    ),
  );
  const fields = open.map((name) => query.getFields()[name]!).filter(needsNothing);
  expect(fields.map(({ name }) => name)).toContain("scrapers");
  for (const field of fields) {
    const { body } = await graphql(server.url, server.apiKey, `{ ${wholeOf(field)} }`);
    expect(body.errors).toBeUndefined();
    measure("Query", field, body.data?.[field.name]);
  }
  expect(found.bytes.get("ScraperOperation.sdl")).toBeGreaterThan(10_000);

  const stated = (name: string): Weight => {
    const [type = "", field = ""] = name.split(".");
    const parent = schema.getType(type);
    return isObjectType(parent) ? weightOf(parent.getFields()[field]!) : {};
  };
  const over = [
    ...[...found.bytes].filter(([name, bytes]) => bytes > (stated(name).bytes ?? LIGHT_BYTES)),
    ...[...found.items].filter(([name, items]) => items > (stated(name).items ?? SHORT_LIST)),
  ];
  expect(over).toEqual([]);
  // Nor is a weight stated that is far from true, which would refuse who means well.
  const idle = [...found.bytes].filter(([name, bytes]) => (stated(name).bytes ?? 0) > 3 * bytes);
  expect(idle).toEqual([]);
});
