import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { slugProblem } from "../kernel/slug.ts";
import { localFailure, usageFailure } from "./failure.ts";

/** Beside src in the repository, beside dist of the server and in the package of the command line. */
const TEMPLATE = new URL("../../src/cli/templates/service/", import.meta.url);
const CRATE = new URL("../../packages/quarry-worker/", import.meta.url);
/** What a worker is built with; its tests and examples stay behind. */
const CRATE_PARTS = ["Cargo.toml", "README.md", "src"];

const manifest = (slug: string): string => `slug = "${slug}"
name = "${slug.charAt(0).toUpperCase()}${slug.slice(1)}"

[worker]
package = "worker"

[static]
folder = "static"
`;

/** Makes the folder of a service that builds offline. Returns it. Throws where there is one, or the name is no slug. */
export async function newService(slug: string, inFolder: string): Promise<string> {
  const problem = slugProblem(slug);
  if (problem !== null) throw usageFailure(problem);
  const folder = join(inFolder, slug);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw localFailure("invalid_input", `There is a folder ${folder} already.`, {
      agent: "Choose another name, or work with the service that is there.",
    });
  });
  await cp(TEMPLATE, folder, { recursive: true });
  for (const part of CRATE_PARTS)
    await cp(new URL(part, CRATE), join(folder, "vendor/quarry-worker", part), { recursive: true });
  await writeFile(join(folder, "service.toml"), manifest(slug));
  await writeFile(join(folder, ".gitignore"), "/target/\n.env*\n");
  return folder;
}
