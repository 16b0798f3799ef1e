import { manifestJsonSchema } from "../../src/domain/service/manifest.ts";
import { type GeneratedFile, markdownHeader } from "./generated-file.ts";
import { code, page, table } from "./markdown.ts";

const SOURCE = "src/domain/service/manifest-schema.ts";

interface Schema {
  type?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: (Schema & { const?: unknown })[];
}

const EXAMPLE = `slug = "guestbook"
name = "Guestbook"

[worker]
package = "worker"
memory_mb = 128

[static]
folder = "public"
headers = [{ path = "/assets/*", set = { "Cache-Control" = "public, max-age=31536000, immutable" } }]
redirects = [{ from = "/home", to = "/", status = 301 }]

[environment]
GREETING = "Hello"`;

/** For editors that check a service.toml while it is written. */
export const serviceSchema: GeneratedFile = {
  path: "docs/service.schema.json",
  render: () => `${JSON.stringify(manifestJsonSchema(), null, 2)}\n`,
};

export const serviceTomlDoc: GeneratedFile = {
  path: "docs/service-toml.md",
  render() {
    const root = manifestJsonSchema() as Schema;
    return page([
      markdownHeader(SOURCE),
      "# service.toml",
      "What a service is stands in the file `service.toml` at the top of its folder. A key that is not in these tables is refused, with the one that was probably meant. [service.schema.json](service.schema.json) tells editors the same.",
      ["```toml", EXAMPLE, "```"].join("\n"),
      ...sections("", root),
    ]);
  },
};

/** A table of the keys, then one of each table below. */
function sections(name: string, schema: Schema): string[] {
  const { properties = {}, required = [] } = schema;
  const own = Object.entries(properties);
  const rows = own
    .filter(([, one]) => one.properties === undefined)
    .map(([key, one]) => [
      code(key),
      kindOf(one),
      required.includes(key) ? "needed" : usual(one),
      one.description ?? "",
    ]);
  const head = name === "" ? "## At the top" : `## ${code(`[${name}]`)}`;
  const below = own.flatMap(([key, one]) => {
    const path = name === "" ? key : `${name}.${key}`;
    if (one.properties) return sections(path, one);
    return one.items?.properties ? sections(`[${path}]`, one.items) : [];
  });
  return [
    head,
    schema.description && name !== "" ? schema.description : "",
    table(["Key", "Is", "When left out", "For"], rows),
    ...below,
  ];
}

function kindOf({ type, items, anyOf, minimum, maximum }: Schema): string {
  if (anyOf) return anyOf.map(({ const: value }) => String(value)).join(", ");
  if (type === "array") return items?.properties ? "a list of tables" : "a list";
  if (type === "object") return "a table of texts";
  if (type === "boolean") return "true or false";
  if (type === "integer") return `a whole number, ${minimum} to ${maximum}`;
  return "text";
}

function usual({ default: value }: Schema): string {
  return value === undefined || typeof value === "object"
    ? "nothing"
    : code(JSON.stringify(value).replaceAll(`"`, ""));
}
