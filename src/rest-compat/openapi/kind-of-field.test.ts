import { expect, test } from "vitest";
import { KINDS } from "../../kinds/all-kinds.ts";
import type { Kind } from "../../kinds/kind.ts";
import { kindOfField } from "./kind-of-field.ts";

test("an id is of the kind whose node its type is, whatever the two are called", () => {
  const nodes = Object.entries<Kind>(KINDS).flatMap(([key, { node }]) =>
    typeof node === "string" ? [[key, node] as const] : [],
  );
  expect(nodes).toContainEqual(["ticket", "SupportTicket"]);
  for (const [key, node] of nodes) expect(kindOfField(node, "id")).toBe(key);
});

test("other ids are of the kind that they name, or of none", () => {
  expect(kindOfField("SupportTicket", "requestId")).toBe("request");
  expect(kindOfField("Scraper", "id")).toBeNull();
});
