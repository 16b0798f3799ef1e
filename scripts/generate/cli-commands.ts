import { readdirSync } from "node:fs";
import path from "node:path";
import { GENERATE, type GeneratedFile, PROJECT_ROOT } from "./generated-file.ts";

const FOLDER = "src/cli/commands";

/** The commands of `quarry`: one for each file of their folder, which is called as the command. */
export const cliCommands: GeneratedFile = {
  path: "src/cli/generated/commands.ts",
  render() {
    const files = readdirSync(path.join(PROJECT_ROOT, FOLDER))
      .filter((name) => name.endsWith(".ts"))
      .sort();
    const commands = files.map((file) => ({ file, name: constantOf(file.slice(0, -".ts".length)) }));
    return [
      `// Made by \`${GENERATE}\` from the files of ${FOLDER}. Do not edit.`,
      ...commands.map(({ file, name }) => `import { ${name} } from "../commands/${file}";`),
      "",
      "/** Every command. */",
      `export const COMMANDS = [\n${commands.map(({ name }) => `  ${name},\n`).join("")}] as const;`,
      "",
    ].join("\n");
  },
};

function constantOf(command: string): string {
  // The one that no constant can be called.
  if (command === "new") return "newCommand";
  return command.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
