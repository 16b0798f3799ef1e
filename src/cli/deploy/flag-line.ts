import { resolve } from "node:path";
import { QuarryError } from "../../client/index.ts";
import { readServiceFolder } from "./service-folder.ts";

const TABLE = /^\s*\[\s*capabilities\s*\]/;

/** Where in service.toml a flag belongs that a refusal names, such as `kv = true`; null where it names none. */
export function flagLine(toml: string, refusal: string): string | null {
  const [line, flag] = /`(\w+) = true`/.exec(refusal) ?? [];
  if (line === undefined) return null;
  const lines = toml.trimEnd().split(/\r?\n/);
  const table = lines.findIndex((one) => TABLE.test(one));
  if (table === -1) return `Add [capabilities] and ${line} to service.toml, behind line ${lines.length}.`;
  const end = lines.findIndex((one, at) => at > table && /^\s*\[/.test(one));
  const inside = lines.slice(table + 1, end === -1 ? undefined : end);
  const there = inside.findIndex((one) => new RegExp(`^\\s*"?${flag ?? ""}"?\\s*=`).test(one));
  if (there === -1) return `Add ${line} to service.toml, behind line ${table + 1}.`;
  return `Change line ${table + there + 2} of service.toml to ${line}.`;
}

/** The same failure; one of a flag that is off says where in the service.toml of this folder it belongs, where that is of the service. */
export async function withFlagLine<T>(service: string, made: Promise<T>): Promise<T> {
  try {
    return await made;
  } catch (error) {
    if (!(error instanceof QuarryError && error.code === "capability_disabled")) throw error;
    const { message, docsUrl } = error;
    const here = await readServiceFolder(resolve(".")).catch(() => null);
    const line = here?.slug === service ? flagLine(here.text, message) : null;
    if (line === null) throw error;
    const extensions = { ...error.toJSON(), agent_instruction: `${line} Deploy, and make the call again.` };
    throw new QuarryError({ message, extensions: { ...extensions, docs_url: docsUrl ?? "" } });
  }
}
