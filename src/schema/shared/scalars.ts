import { GraphQLDateTimeISO, GraphQLJSON, GraphQLSafeInt } from "graphql-scalars";

/** Times, ISO 8601 with milliseconds and zone Z. */
export const DateTime = GraphQLDateTimeISO;
/** Payloads whose shape belongs to a scraper: inputs, Records, JSON Schemas. */
export const JsonValue = GraphQLJSON;
/** Integers beyond 32 bits, exact up to 2^53: money in micro-USD, bytes. */
export const SafeInt = GraphQLSafeInt;
