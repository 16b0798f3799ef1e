import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import * as sdk from "../../src/plugin-sdk/index.ts";

it("docs/plugin-sdk.md has the signature of every value that the SDK exports", async () => {
  const text = await readFile(new URL("../../docs/plugin-sdk.md", import.meta.url), "utf8");
  const [, generated = ""] = text.split("<!-- signatures: generated");
  const lacking = Object.keys(sdk).filter(
    (name) => name !== "z" && !new RegExp(`^(?:class )?${name}(?:[<(:{ ]|$)`, "m").test(generated),
  );
  expect(lacking).toEqual([]);
});
