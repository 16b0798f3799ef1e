import { existsSync } from "node:fs";
import path from "node:path";
import { grouped } from "../../src/kernel/grouped.ts";
import { KINDS } from "../../src/kinds/all-kinds.ts";
import type { Kind } from "../../src/kinds/kind.ts";
import { type GeneratedFile, markdownHeader, PROJECT_ROOT } from "./generated-file.ts";
import { code, page, table } from "./markdown.ts";

/** docs/kinds/README.md: every kind, with the page that some have. */
export const kindsDoc: GeneratedFile = {
  path: "docs/kinds/README.md",
  render: () =>
    page([
      markdownHeader("src/kinds"),
      "# Kinds of things",
      "What Quarry keeps and shows. [How to add one](../how-to/add-a-resource-kind.md).",
      table(
        ["Kind", "Ids", "/v1", "An account has at most"],
        Object.values<Kind>(KINDS)
          .map((kind) => [nameOf(kind), kind.id ? code(`${kind.id}_…`) : "", placeOf(kind), mostOf(kind)])
          .sort(([a = ""], [b = ""]) => a.localeCompare(b, "en", { sensitivity: "base" })),
      ),
    ]),
};

function nameOf({ one, many }: Kind): string {
  const file = `${one.toLowerCase().replaceAll(" ", "-")}.md`;
  return existsSync(path.join(PROJECT_ROOT, "docs/kinds", file)) ? `[${many}](${file})` : many;
}

const placeOf = ({ rest }: Kind): string => (rest ? code(rest.path) : "");

function mostOf({ most }: Kind): string {
  if (most === undefined) return "";
  return typeof most === "number" ? grouped(most) : `any number: ${most.not}`;
}
