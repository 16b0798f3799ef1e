import path from "node:path";
import { executeCodegen } from "@graphql-codegen/cli";
import config from "../../codegen.ts";
import { PROJECT_ROOT } from "./generated-file.ts";

/** Content of one file that codegen.ts describes. Throws when codegen.ts does not name it. */
export async function codegenFile(file: string): Promise<string> {
  const settings = config.generates[file];
  if (settings === undefined) throw new Error(`codegen.ts no longer makes ${file}`);
  const { result, error } = await executeCodegen({
    ...config,
    generates: { [file]: settings },
    cwd: PROJECT_ROOT,
    silent: true,
  });
  if (error) throw error;
  const made = result.find(
    (one) => path.resolve(PROJECT_ROOT, one.filename) === path.join(PROJECT_ROOT, file),
  );
  if (!made) throw new Error(`codegen.ts made nothing for ${file}`);
  return made.content;
}
