import {
  fillerOf,
  type JsonObject,
  rarely,
  readFields,
  type RunContext,
  str,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { viewOf } from "./fields.ts";
import { contactShape } from "./record.ts";

const line = (key: string) => rarely(textFrom(`seller.${key}|sellerInfo.${key}`, ""));
const CONTACT = {
  email: line("registeredEmailAddress"),
  legalName: line("officialName"),
  taxNumber: line("taxNumber"),
  taxOffice: line("taxOffice"),
  registrationNumber: line("registrationNumber"),
  addressText: line("address"),
  city: line("cityName"),
};
const contactOf = fillerOf(contactShape);

/** Whether the page says which address the seller registered, or that there is none. */
export function statesEmail(product: JsonObject): boolean {
  const view = viewOf(product);
  return ["seller", "sellerInfo"].some((key) => str(view, `${key}.registeredEmailAddress`) !== null);
}

/** How to reach the seller by law; null where the page states no e-mail address. */
export function contactFrom(product: JsonObject, warn: RunContext["warn"]) {
  const stated = readFields(CONTACT, viewOf(product), { answer: "page", warn });
  return stated.email === null ? null : contactOf(stated);
}
