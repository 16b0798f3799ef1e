/** Texts of the schema as a comment in front of what they are about, with tags such as `@param` on lines of their own. */
export function docComment(about: string, indent = "", tags: readonly string[] = []): string {
  const lines = [about, ...tags]
    .flatMap((text) => text.split("\n"))
    .map((line) => line.trim().replaceAll("*/", "* /"))
    .filter((line) => line !== "");
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}
