import { GraphQLFloat, GraphQLNonNull, GraphQLObjectType, GraphQLString } from "graphql";
import { expect, it } from "vitest";
import { SafeInt } from "../shared/scalars.ts";
import {
  interfacesOfField,
  interfacesOfPerson,
  interfacesOfRecord,
  missingFields,
  Person,
  Product,
} from "./interfaces.ts";
import { Availability } from "./shared-enums.ts";

const text = { type: GraphQLString };
const needed = { type: new GraphQLNonNull(GraphQLString) };
const product = {
  id: needed,
  url: needed,
  title: needed,
  price: { type: GraphQLFloat },
  originalPrice: { type: GraphQLFloat },
  soldCount: { type: SafeInt },
  currency: text,
  availability: { type: Availability },
};

it("a Record with the marks of a product is one, whatever else it lacks, and may be stricter", () => {
  expect(interfacesOfRecord(product)).toEqual([Product]);
  expect(interfacesOfRecord({ ...product, currency: needed, material: text })).toEqual([Product]);
  const { originalPrice: _none, ...free } = product;
  expect(interfacesOfRecord(free)).toEqual([]);
});

it.each([
  ["text in place of a number", { price: text }],
  ["null where there is always a value", { title: text }],
  [
    "a seller who is nobody",
    { seller: { type: new GraphQLObjectType({ name: "S", fields: { name: text } }) } },
  ],
])("a Record with %s is no product", (_what, change) => {
  expect(interfacesOfRecord({ ...product, ...change })).toEqual([]);
});

it("a seller is somebody, an object of another field is not", () => {
  const person = { id: text, name: needed };
  expect(interfacesOfField("seller", person)).toEqual([Person]);
  expect(interfacesOfField("category", person)).toEqual([]);
  const seller = new GraphQLObjectType({
    name: "Seller",
    interfaces: [Person],
    fields: { ...person, url: text },
  });
  expect(interfacesOfRecord({ ...product, seller: { type: seller } })).toEqual([Product]);
});

it("a person is who is declared as one; what does not fit is refused by name", () => {
  const agent = { id: needed, name: text, url: needed, rating: { type: GraphQLFloat } };
  expect(interfacesOfRecord(agent)).toEqual([]);
  expect(interfacesOfPerson(agent)).toEqual([Person]);
  expect(Object.keys(missingFields(agent, Person))).toEqual(["imageUrl"]);
  expect(() => interfacesOfPerson({ ...agent, id: { type: SafeInt } })).toThrow(/declared a person/);
});

it("what a Record lacks of an interface is added as null", () => {
  const added = Object.keys(missingFields(product, Product));
  expect([added.includes("brand"), added.includes("seller"), added.includes("price")]).toEqual([
    true,
    true,
    false,
  ]);
});
