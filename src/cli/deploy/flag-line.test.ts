import { expect, it } from "vitest";
import { flagLine } from "./flag-line.ts";

it.each([
  ['slug = "a"\n', "Add [capabilities] and `kv = true` to service.toml, behind line 1."],
  ['slug = "a"\n[capabilities]\n[static]\nkv = 1\n', "Add `kv = true` to service.toml, behind line 2."],
  [
    'slug = "a"\r\n\r\n[capabilities]\r\nqueue = true\r\nkv = false\r\n',
    "Change line 5 of service.toml to `kv = true`.",
  ],
])("says where a flag belongs in %j", (toml, line) => {
  expect(flagLine(toml, "service.toml lacks `kv = true` below [capabilities].")).toBe(line);
  expect(flagLine(toml, "[[kv]] needs `kv = true`")).toBe(line);
});

it("says nothing of a refusal without a flag", () => {
  expect(flagLine('slug = "a"', "There is no index.html.")).toBeNull();
});
