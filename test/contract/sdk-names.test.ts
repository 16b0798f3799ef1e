import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SRC = new URL("../../src/", import.meta.url);
const IMPORT = /import (?:type )?\{([^}]*)\} from "(?:\.\.\/)+plugin-sdk\/index\.ts"/g;
const EXPORT = /export (?:type )?\{([^}]*)\}/g;

/** Names that no family uses and the SDK keeps, with the reason: what is exported is promised. */
const KEPT: Readonly<Record<string, string>> = {
  "What a plugin declares and is given, by the names of the documentation":
    "Availability BrowserClient BrowserPage Canary Draft HttpClient Scraper SDK_VERSION WebsitePace",
  "What functions of the SDK take and give: whoever writes one around them names it":
    "Doubt LinkedBusiness LinkedDataOptions LinkedJob ListAnswer ListPage Paging ParseDateOptions ReadPage RelativeTimeOptions ScriptFilter Visit",
  "Groups of the vocabulary that Records share (docs/record-fields.md)":
    "questionFields reactionFields videoFields",
  "A REST interface that listPages does not fit is paged by its Link header": "nextLink",
  "Cases of a plugin may be code": "DriftKnown Expected PluginCase RecordlessRow Unproven withoutRecords",
};

const namesIn = (text: string, statements: RegExp): string[] =>
  [...text.matchAll(statements)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) =>
        name
          .trim()
          .replace(/^type /, "")
          .replace(/ as .*$/, ""),
      )
      .filter((name) => name !== ""),
  );

/** What families import of the SDK, their tests aside. */
function usedNames(): Set<string> {
  const files = ["plugins", "plugin-shared"].flatMap((room) =>
    readdirSync(new URL(room, SRC), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
      .map((path) => new URL(`${room}/${path}`, SRC)),
  );
  return new Set(files.flatMap((file) => namesIn(readFileSync(file, "utf8"), IMPORT)));
}

it("the SDK exports what families use, and what is kept for plugins of others on purpose", () => {
  const exported = namesIn(readFileSync(new URL("plugin-sdk/index.ts", SRC), "utf8"), EXPORT);
  const used = usedNames();
  const unused = exported.filter((name) => !used.has(name));
  const kept = Object.values(KEPT).flatMap((names) => names.split(" "));
  expect(exported.length).toBeGreaterThan(200);
  // One that is new here: use it, take it out of src/plugin-sdk/index.ts, or name it above with the reason.
  expect(unused.toSorted()).toEqual(kept.toSorted());
});
