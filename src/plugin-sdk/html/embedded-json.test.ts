import { describe, expect, it } from "vitest";
import { balancedJson } from "./balanced.ts";
import { parseHtml } from "./document.ts";
import { jsCallArguments, jsonScript, jsonScriptById, jsonVariable } from "./embedded-json.ts";
import { scriptSlices } from "./script-slices.ts";

describe("jsonScript", () => {
  const text = `<script id="__NEXT_DATA__" type="application/json">{"a":"</b>"}</script>
    <script id=esc type="application/json">{&quot;b&quot;:1}</script><script id="bad">{"a":}</script>`;

  it("reads a block through the tree and from the text alike", () => {
    for (const read of [
      (id: string) => jsonScript(parseHtml(text), `script#${id}`),
      (id: string) => jsonScriptById(text, id),
    ]) {
      expect(read("__NEXT_DATA__")).toEqual({ value: { a: "</b>" }, problem: null });
      expect(read("esc")).toEqual({ value: { b: 1 }, problem: null });
      expect(read("bad")).toEqual({ value: null, problem: "not_json" });
      expect(read("none")).toEqual({ value: null, problem: "not_found" });
    }
  });
});

describe("jsonVariable", () => {
  it.each([
    [`window.__S__ = {"a":"}\\"{","b":[1]};x`, { a: '}"{', b: [1] }],
    [`var __S__=[1,{"c":2}]`, [1, { c: 2 }]],
    [`__S__ = JSON.parse("{\\"a\\":\\"\\u00e9\\\\n\\"}")`, { a: "é\n" }],
    [`__S__ = JSON.parse('{"a":"it\\'s"}')`, { a: "it's" }],
    [`if (__S__ == 1) {} my__S__ = {"no":1}; __S__ = undefined; __S__ = {"yes":1}`, { yes: 1 }],
  ])("%s", (text, value) => {
    expect(jsonVariable(text, "__S__")).toEqual({ value, problem: null });
  });

  it.each([
    ["x = 1", "not_found"],
    ["__S__ == {}", "not_found"],
    ["__S__ = undefined", "not_json"],
    ['__S__ = {"a":NaN}', "not_json"],
    ["__S__ = {'a':1}", "not_json"],
    ['__S__ = {"a":[1}', "unbalanced"],
    ['__S__ = {"a":"cut', "unbalanced"],
    ['__S__ = JSON.parse("cut', "unbalanced"],
  ])("%s is null: %s", (text, problem) => {
    expect(jsonVariable(text, "__S__")).toEqual({ value: null, problem });
  });
});

describe("raw text cutting", () => {
  it("yields the arguments of every call", () => {
    const text = `AF_cb({key: 'ds:1)', data:[1,"(}"]}); function x(){} xAF_cb(0); AF_cb ( "b" ); AF_cb(cut`;
    expect([...jsCallArguments(text, "AF_cb")]).toEqual([`{key: 'ds:1)', data:[1,"(}"]}`, `"b"`]);
  });

  it("balances brackets outside strings", () => {
    expect(balancedJson('x {"a":"\\\\"} y', 2)).toBe('{"a":"\\\\"}');
    expect(balancedJson("  [1,[2]] ")).toBe("[1,[2]]");
    expect(balancedJson("[1")).toBeNull();
    expect(balancedJson("1")).toBeNull();
    expect(balancedJson("{}", 9)).toBeNull();
  });

  it("finds scripts by id, class, type and content", () => {
    const text = `<scripty>no</scripty><script>a</script><SCRIPT class="ds:1 k" data-x="a>b">b</SCRIPT ><script id='q&amp;r' type=module>c</script><script>cut`;
    const bodies = (filter: Parameters<typeof scriptSlices>[1]) =>
      [...scriptSlices(text, filter)].map(({ body }) => body);
    expect(bodies({})).toEqual(["a", "b", "c", "cut"]);
    expect(bodies({ class: "k" })).toEqual(["b"]);
    expect(bodies({ id: "q&r" })).toEqual(["c"]);
    expect(bodies({ type: "Module" })).toEqual(["c"]);
    expect(bodies({ containing: "cu" })).toEqual(["cut"]);
    expect(bodies({ id: "q&r", containing: "x" })).toEqual([]);
  });
});
