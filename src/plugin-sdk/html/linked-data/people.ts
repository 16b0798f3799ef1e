import { isJsonObject } from "../../../kernel/json.ts";
import { personOf, type Person } from "../../record-fields/identity.ts";
import { imagesFrom } from "./images.ts";
import { textOf, type Reading } from "./reading.ts";

/** Who a property names: as text, as a Person or an Organization, or by reference. Null when it has neither name nor page. */
export function personFrom(reading: Reading, value: unknown): Person | null {
  const node = reading.first(value);
  if (node === null) {
    const name = isJsonObject(value) ? null : textOf(value);
    return name === null ? null : personOf({ name });
  }
  const person = personOf({
    name: textOf(node["name"]),
    url: reading.url(node["url"]) ?? reading.url(node["sameAs"]),
    imageUrl: imagesFrom(reading, node["logo"] ?? node["image"])?.[0] ?? null,
  });
  return person.name === null && person.url === null ? null : person;
}
