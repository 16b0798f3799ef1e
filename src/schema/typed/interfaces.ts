import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  getNullableType,
  isNonNullType,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from "graphql";
import { DateTime, SafeInt } from "../shared/scalars.ts";
import { Availability, Condition } from "./shared-enums.ts";
import { UnusableName } from "./type-names.ts";

type Fields = Readonly<Record<string, GraphQLFieldConfig<unknown, unknown>>>;

const needed = new GraphQLNonNull(GraphQLString);
const texts = new GraphQLList(new GraphQLNonNull(GraphQLString));
const field = (type: GraphQLOutputType, description: string) => ({ type, description });

export const Person = new GraphQLInterfaceType({
  name: "Person",
  description:
    "Somebody: a Record of a user, profile, agent, employee or reviewer, or who sells or writes what a Record is about. A field that the source never states is null.",
  fields: {
    id: field(GraphQLString, "Id, as the source spells it."),
    name: field(GraphQLString, "Name as shown; sources may mask it."),
    url: field(GraphQLString, "Public page."),
    imageUrl: field(GraphQLString, "Picture."),
  },
});

/** What the Records of all shops can be asked for with one fragment. */
export const Product = new GraphQLInterfaceType({
  name: "Product",
  description:
    "A product as any shop shows it, in a list or on its own page. A field that the source never states is null.",
  fields: {
    id: field(needed, "Id of the product, as the source spells it."),
    url: field(needed, "Public page of the product."),
    title: field(needed, "Title of the product."),
    brand: field(GraphQLString, "Brand."),
    imageUrl: field(GraphQLString, "Main picture."),
    price: field(GraphQLFloat, "Price in units of `currency`; null when the source shows a range."),
    priceMicros: field(SafeInt, "Price in millionths of `currency`, exact."),
    priceMin: field(GraphQLFloat, "Low end of a range of prices."),
    priceMax: field(GraphQLFloat, "High end of a range of prices."),
    priceText: field(GraphQLString, "Price as shown."),
    currency: field(GraphQLString, "Currency, ISO 4217."),
    originalPrice: field(GraphQLFloat, "Price before a discount, in units of `currency`."),
    discountPercent: field(GraphQLFloat, "Discount in percent, as the source states it."),
    availability: field(Availability, "Whether it can be bought."),
    condition: field(Condition, "State of the goods."),
    rating: field(GraphQLFloat, "Mean rating; null when unrated."),
    ratingCount: field(SafeInt, "How many people rated it."),
    reviewCount: field(SafeInt, "How many wrote a review."),
    soldCount: field(SafeInt, "How many were sold."),
    seller: field(Person, "Who sells it."),
    tags: field(texts, "Labels that the page puts on it."),
    country: field(GraphQLString, "Country of the page, ISO 3166-1 alpha-2 in lower case."),
    language: field(GraphQLString, "Language of the texts, BCP 47."),
  },
});

export const ProductReview = new GraphQLInterfaceType({
  name: "ProductReview",
  description:
    "A review of a product, whichever shop it was read from. A field that the source never states is null.",
  fields: {
    id: field(needed, "Id of the review."),
    url: field(GraphQLString, "Public page of the review."),
    title: field(GraphQLString, "Title of the review."),
    text: field(GraphQLString, "Text of the review, plain; null for a rating without words."),
    rating: field(GraphQLFloat, "Rating given."),
    language: field(GraphQLString, "Language of the review, BCP 47."),
    publishedAt: field(DateTime, "When it was written; null when only a day is known."),
    publishedOn: field(GraphQLString, "Day on which it was written, when no clock time is known."),
    verified: field(GraphQLBoolean, "True when the source says that the purchase took place."),
    helpfulCount: field(SafeInt, "How many people found it helpful."),
    author: field(Person, "Who wrote it."),
    imageUrls: field(texts, "Pictures of the review."),
  },
});

/** What makes a Record one of an interface: that it has these fields. Apps have prices, too, but none before a discount. */
const MARKS: ReadonlyMap<GraphQLInterfaceType, readonly string[]> = new Map([
  [Product, ["id", "url", "title", "price", "currency", "originalPrice"]],
  [ProductReview, ["id", "text", "rating", "productId"]],
]);

/** Interfaces that the Record with these fields can have. */
export const interfacesOfRecord = (own: Fields): GraphQLInterfaceType[] =>
  [...MARKS].flatMap(([type, marks]) =>
    marks.every((mark) => mark in own) && fits(own, type) ? [type] : [],
  );

/** Interfaces of a Record that is declared to be a person; companies have the same fields. */
export function interfacesOfPerson(own: Fields): GraphQLInterfaceType[] {
  if (!fits(own, Person))
    throw new UnusableName(
      "A Record that is declared a person has an id, name, url or imageUrl that is not text.",
    );
  return [...interfacesOfRecord(own), Person];
}

/** Fields that hold somebody. */
const PEOPLE = ["seller", "author"];

/** Interfaces that the object in a field of this name can have. */
export const interfacesOfField = (name: string, own: Fields): GraphQLInterfaceType[] =>
  PEOPLE.includes(name) && fits(own, Person) ? [Person] : [];

/** The fields of an interface that an object lacks; they are null, so that one fragment can ask all who have the interface. */
export function missingFields(own: Fields, type: GraphQLInterfaceType): Fields {
  const { fields } = type.toConfig();
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in own)));
}

/** Whether each field that both have may stand where the interface is asked, and none is missing that must not be null. */
function fits(own: Fields, type: GraphQLInterfaceType): boolean {
  return Object.entries(type.getFields()).every(([name, { type: wanted }]) => {
    const given = own[name]?.type;
    return given === undefined ? !isNonNullType(wanted) : standsFor(given, wanted);
  });
}

function standsFor(given: GraphQLOutputType, wanted: GraphQLOutputType): boolean {
  if (isNonNullType(wanted) && !isNonNullType(given)) return false;
  const [inner, needs] = [getNullableType(given), getNullableType(wanted)];
  if (needs instanceof GraphQLInterfaceType)
    return inner instanceof GraphQLObjectType && inner.getInterfaces().includes(needs);
  return String(inner) === String(needs);
}
