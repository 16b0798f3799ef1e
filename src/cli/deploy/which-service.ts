import { resolve } from "node:path";
import { Option } from "commander";
import { readServiceFolder } from "./service-folder.ts";
import { localFailure } from "../failure.ts";

/** `--service`: without it the service of this folder is meant. */
export function serviceOption(): Option {
  return new Option("--service <service>", "id or slug; that of service.toml in this folder when left out");
}

export async function whichService(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const { slug } = await readServiceFolder(resolve("."));
  if (slug === null) throw localFailure("invalid_manifest", "service.toml has no slug.");
  return slug;
}
