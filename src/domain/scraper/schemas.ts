/** JSON Schemas of a scraper and its operations, made from their zod declarations. */
export { inputSchemaOf, recordSchemaOf, scraperInputSchema } from "../../plugin-sdk/input/json-schema.ts";
