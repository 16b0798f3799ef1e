import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { builtInScrapers } from "../../../scripts/generate/built-in-scrapers.ts";
import { isJsonObject, type JsonObject } from "../../kernel/json.ts";
import { declaredComponents } from "../../rest-compat/openapi/json-schema.ts";
import "../../rest-compat/openapi/record-components.ts";
import { alternativesOf } from "../../plugin-sdk/input/at-least-one.ts";
import { inputSchemaOf, recordSchemaOf } from "./json-schema.ts";

/** Dot paths of fields, with what is said of each. */
function descriptions(schema: unknown, path: string): [string, unknown][] {
  const { properties = {}, items } = schema as { properties?: JsonObject; items?: JsonObject };
  const below = Object.entries(properties).flatMap(([name, one]) => descriptions(one, `${path}.${name}`));
  const own = isJsonObject(schema) ? schema["description"] : undefined;
  return [[path, own], ...below, ...(items === undefined ? [] : descriptions(items, `${path}[]`))];
}

it("every field that the host adds to a Record is described in every schema of a Record", async () => {
  const scrapers = await builtInScrapers();
  expect(scrapers.length).toBeGreaterThan(1);
  for (const operation of scrapers.flatMap(({ operations }) => operations)) {
    const { properties } = recordSchemaOf(operation) as { properties: JsonObject };
    const own = ["_source", "_truncated"].flatMap((name) => descriptions(properties[name], name));
    expect(own).toEqual([
      ["_source", "Where the Record was read."],
      ["_source.url", "The page."],
      ["_source.fetchedAt", "When it was fetched."],
      ["_source.operation", "The operation that read it."],
      ["_truncated", "Fields that were cut; absent when all is there."],
      ["_truncated[]", "A field that was cut because the Record was over 1 MiB."],
      ["_truncated[].path", "Path of the field."],
      ["_truncated[].originalLength", "Characters or items that it had."],
      ["_truncated[].keptLength", "Characters or items that are left."],
    ]);
  }
});

it("the faces, where a Record is any JSON, say what these fields are", async () => {
  const words = /`_source` says where (?:it|one) was read, `_truncated` which fields were cut/;
  const sdl = (await readFile("schema.graphql", "utf8")).replaceAll(/\s+/g, " ");
  expect(sdl).toMatch(words);
  expect(declaredComponents()["Record"]?.["description"]).toMatch(words);
});

it("says of which fields one has to be given, as the input itself refuses what has none of them", async () => {
  const operations = (await builtInScrapers()).flatMap((scraper) => scraper.operations);
  const withSome = operations.filter(({ input }) => alternativesOf(input).length > 0);
  expect(withSome.length).toBeGreaterThan(40);
  for (const operation of operations) {
    const { allOf = [], properties } = inputSchemaOf(operation) as unknown as {
      allOf?: { anyOf: { required: string[] }[] }[];
      properties: JsonObject;
    };
    const lists = allOf.map(({ anyOf }) => anyOf.flatMap(({ required }) => required));
    const refused = operation.input.safeParse({}).error?.issues ?? [];
    const said = lists.flatMap((list) =>
      refused.filter(({ message }) => fieldsIn(message).join() === list.join()),
    );
    expect(said.map(({ path }) => path)).toEqual(lists.map(([first]) => [first]));
    expect(lists).toEqual(alternativesOf(operation.input));
    for (const name of lists.flat()) expect(properties).toHaveProperty(name);
  }
});

function fieldsIn(message: string): string[] {
  return [...message.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
}
