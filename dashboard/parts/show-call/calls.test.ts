import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { commandOf, curlOf, graphqlOf, typescriptOf, type Call } from "./calls.ts";

const input = { scraper: "maps", input: { query: "L'Aquila $HOME `x`" } };
const call: Call = {
  document: { text: "\n  mutation Make($input: In!) { make(input: $input) { id } }\n" },
  variables: { input },
  client: { method: "create", arguments: [input] },
  command: { words: ["scrape", "maps", "--input", "-", "--tag", "it's"], input: input.input },
};

/** What a shell makes of the arguments of a command that is put in the place of another. */
function argumentsOf(line: string, program: string): string[] {
  const script = `${program}() { printf '%s\\0' "$@"; }; ${line}`;
  return execFileSync("sh", ["-c", script], { env: { QUARRY_API_KEY: "qk_1" }, encoding: "utf8" })
    .split("\0")
    .slice(0, -1);
}

it("writes a curl that a shell takes apart as it was meant", () => {
  const words = argumentsOf(curlOf(call, "http://localhost:4000"), "curl");
  expect(words.slice(0, 6)).toEqual([
    "-sS",
    "http://localhost:4000/graphql",
    "-H",
    "Authorization: Bearer qk_1",
    "-H",
    "Content-Type: application/json",
  ]);
  expect(JSON.parse(words.at(-1)!)).toEqual({ query: call.document.text.trim(), variables: { input } });
});

it("writes a command line whose input comes by standard input", () => {
  const [echo, line] = commandOf(call).split(" | ");
  expect(argumentsOf(line!, "quarry")).toEqual(["scrape", "maps", "--input", "-", "--tag", "it's"]);
  expect(JSON.parse(execFileSync("sh", ["-c", echo!], { encoding: "utf8" }))).toEqual(input.input);
});

it("writes the document with its variables, and a program", () => {
  expect(graphqlOf(call)).toBe(
    `mutation Make($input: In!) { make(input: $input) { id } }\n\n# Variables:\n${JSON.stringify({ input }, null, 2).replaceAll(/^/gm, "# ")}`,
  );
  expect(typescriptOf(call, "http://localhost:4000")).toContain(
    `await quarry.create(${JSON.stringify(input, null, 2)})`,
  );
});
