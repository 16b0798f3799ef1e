import { isJsonObject, type JsonObject } from "../../../kernel/json.ts";
import type { Attribute, Category } from "../../record-fields/product.ts";
import { bareWord, listOf, textOf, type Reading } from "./reading.ts";

const OWN_PROPERTIES = ["color", "size", "material", "pattern", "model", "mpn"];

/** `additionalProperty`, and the properties that schema.org has names for, `variesBy` among them. Null when there are none. */
export function attributesFrom(
  reading: Reading,
  node: JsonObject,
  variesBy: readonly unknown[] = [],
): Attribute[] | null {
  const stated = reading.all(node["additionalProperty"]).flatMap((property) => {
    const name = textOf(property["name"]) ?? bareWord(property["propertyID"]);
    return name === null ? [] : [{ name, value: valueFrom(reading, property) }];
  });
  const varied = variesBy.flatMap((each) => bareWord(each) ?? []);
  const own = [...new Set([...varied, ...OWN_PROPERTIES])].flatMap((name) => {
    const value = Object.hasOwn(node, name) ? shownValue(reading, node[name]) : null;
    return value === null ? [] : [{ name, value }];
  });
  const attributes = [...own, ...stated];
  return attributes.length === 0 ? null : attributes;
}

/** A PropertyValue; pages also write the value as its unit. */
function valueFrom(reading: Reading, property: JsonObject): string | null {
  const value = shownValue(reading, property["value"]);
  const unit = textOf(property["unitText"]);
  return value === null ? unit : unit === null ? value : `${value} ${unit}`;
}

function shownValue(reading: Reading, value: unknown): string | null {
  const texts = listOf(value).flatMap((each) => {
    if (typeof each === "boolean") return String(each);
    const node = isJsonObject(each) ? reading.whole(each) : null;
    if (node === null) return textOf(each) ?? [];
    return textOf(node["name"]) ?? (node["value"] === undefined ? [] : (valueFrom(reading, node) ?? []));
  });
  return texts.join(", ") || null;
}

/** `category`: a path such as `A > B` (Etsy writes `A < B`, the widest first too), a list, or objects with a name. */
export function categoriesFrom(reading: Reading, value: unknown): Category[] | null {
  const found = listOf(value).flatMap((each) => {
    const node = isJsonObject(each) ? reading.whole(each) : null;
    const names = textOf(node ?? each)?.split(/ [<>\u203a\u00bb] /) ?? [];
    const id = node === null ? null : textOf(node["codeValue"]);
    const url = node === null ? null : reading.url(node["url"]);
    return names
      .map((name) => name.trim())
      .filter((name) => name !== "" && !/^https?:\/\//.test(name))
      .map((name) => ({ id, name, url }));
  });
  return found.length === 0 ? null : found;
}
