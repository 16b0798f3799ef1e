import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { addFieldOptions, withKebabFlags } from "./field-options.ts";
import { inputFields } from "./input-fields.ts";

const OPERATION = {
  inputSchema: {
    type: "object",
    properties: {
      operation: { const: "reviews" },
      limit: { type: "integer" },
      appIds: {
        type: "array",
        items: { type: "string" },
        description: "Apps.",
        "x-aliases": ["appId", "id"],
      },
      startUrls: { type: "array", items: { anyOf: [{ type: "string", format: "uri" }, { type: "object" }] } },
      stars: { type: "array", items: { type: "integer" } },
      company_urns: { type: "string" },
      maxPosts: { type: "integer", default: 10 },
      includeAppInfo: { type: "boolean", default: false },
      format: { type: "string" },
      sort: { type: "string", enum: ["newest", "rating"] },
      point: { type: "object" },
    },
    required: ["appIds"],
    allOf: [{ anyOf: [{ required: ["stars"] }, { required: ["point"] }] }],
  },
};

function read(...argv: string[]): Record<string, unknown> {
  const command = new Command()
    .exitOverride()
    .option("--format <format>")
    .configureOutput({ writeErr() {} });
  const fieldsIn = addFieldOptions(command, inputFields([OPERATION]));
  command.parse(withKebabFlags(argv), { from: "user" });
  return fieldsIn(command.opts());
}

describe("fields of an input as flags", () => {
  it("leaves out what the host takes and knows every kind", () => {
    const kinds = inputFields([OPERATION]).map(({ name, kind }) => [name, kind]);
    expect(kinds).toEqual([
      ["appIds", "list"],
      ["startUrls", "list"],
      ["stars", "list"],
      ["company_urns", "text"],
      ["maxPosts", "integer"],
      ["includeAppInfo", "boolean"],
      ["format", "text"],
      ["sort", "text"],
      ["point", "json"],
    ]);
    expect(inputFields([OPERATION])[4]?.description).toBe("(default 10)");
  });

  it("says which are needed, and of which one is", () => {
    const command = new Command();
    addFieldOptions(command, inputFields([OPERATION]));
    const help = new Map(command.options.map(({ long, description }) => [long, description]));
    expect(help.get("--app-ids")).toBe("Apps. (required)");
    expect(help.get("--point")).toBe(" (one of stars, point is required)");
    expect(help.get("--sort")).not.toContain("required");
  });

  it("takes lists by comma, by repeating and as JSON", () => {
    expect(read("--app-ids", "a,b", "--app-ids", "c")).toEqual({ appIds: ["a", "b", "c"] });
    expect(read("--app-ids", "a\\,b")).toEqual({ appIds: ["a,b"] });
    expect(read("--app-ids", '["a,b","c"]')).toEqual({ appIds: ["a,b", "c"] });
    expect(read("--stars", "1,5")).toEqual({ stars: [1, 5] });
  });

  it("keeps the commas of URLs", () => {
    expect(read("--start-urls", "https://a.example/@1,2,https://b.example/")).toEqual({
      startUrls: ["https://a.example/@1,2", "https://b.example/"],
    });
    expect(read("--start-urls", '{"url":"https://a.example/"}')).toEqual({
      startUrls: [{ url: "https://a.example/" }],
    });
  });

  it("takes flags in the spelling of the field, and booleans both ways", () => {
    expect(read("--appIds=x", "--company_urns", "u", "--includeAppInfo")).toEqual({
      appIds: ["x"],
      company_urns: "u",
      includeAppInfo: true,
    });
    expect(read("--no-include-app-info")).toEqual({ includeAppInfo: false });
    expect(read()).toEqual({});
  });

  it("sends an alias under its own name, for the gateway to fold", () => {
    expect(read("--app-id", "x")).toEqual({ appId: ["x"] });
  });

  it("renames a field that has the name of an option", () => {
    expect(read("--format", "csv", "--input-format", "long")).toEqual({ format: "long" });
  });

  it("takes objects as JSON and refuses what is no number or no JSON", () => {
    expect(read("--point", '{"x":1}')).toEqual({ point: { x: 1 } });
    expect(() => read("--point", "{x")).toThrow("It must be JSON");
    expect(() => read("--max-posts", "many")).toThrow("It must be a number.");
    expect(() => read("--max-posts", "1.5")).toThrow("It must be a whole number.");
  });
});
