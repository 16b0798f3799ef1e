import { expect, it } from "vitest";
import { commandsIn, patternOf } from "./printed-output.ts";

it("a printed output matches its like, whole, and nothing else", () => {
  const printed = patternOf(
    'req_6b0114161a5ae4e233684975 (a+b): at http://127.0.0.1:4711 after 2195 ms\n{"a":1,...}\n',
  );
  const real =
    'req_000000000000000000000001 (a+b): at http://127.0.0.1:41234 after 7 ms\n{"a":1,"b":[\n2]}\n';
  expect(real).toMatch(printed);
  expect(`${real}more\n`).not.toMatch(printed);
  expect(real.replace("a+b", "aab")).not.toMatch(printed);
  expect(real.replace("req_0", "key_0")).not.toMatch(printed);
  expect("anything").toMatch(patternOf(""));
});

it("a block is commands, each with the output below it", () => {
  expect(commandsIn("$ one \\\n    --more\nfirst\n$ two\n$ three\na\nb\n")).toEqual([
    { command: "one \\\n    --more", output: "first\n" },
    { command: "two", output: "" },
    { command: "three", output: "a\nb\n" },
  ]);
  expect(() => commandsIn("output\n")).toThrow("A block starts without a command: output");
});
