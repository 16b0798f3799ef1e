import { describe, expect, it } from "vitest";
import {
  findPrivateInput,
  findPrivateInputInTurns,
  MAX_DEPTH,
  MAX_FINDINGS,
  MAX_NAMES,
  MAX_NODES,
} from "./private-ban.ts";

function paths(value: unknown): string[] {
  return findPrivateInput(value).map((finding) => finding.path);
}

/** Pieces of text that backtracking and overlapping matches stumble over when they are repeated. */
const HOSTILE = [
  "/",
  "http:",
  "https://",
  "?a=https://e.example/",
  "a=b;    ",
  "token:",
  "token=",
  "&a=b",
  "a@",
  "a:b@",
  "a:b@c.de ",
  "%25",
  "%252525a=1&b",
  "-eyJ",
  "eyJab.",
  '{"',
  "bearer ",
  "bearer abcdefgh ",
  "basic QUJDRE ",
  "a",
  " ",
  "A",
  "é",
  "я",
  "1.2.3.4:8080:",
  "a.b.c.",
  "proxy a.b",
  "user aa,pass ",
  "<a>x</",
  "sk-",
  "ghp_",
  "EAA",
  "/token/abcdefghijkl1234",
  "hooks.a.",
  "/webhook/",
  "login code is ",
  "password is ",
  "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo= ",
  "abcdefghij1234567890 ",
  "\tTRUE",
  "-----begin ",
  "$2b$10$",
  "curl -u a",
  "abandon ",
  "hawk ",
  "digest mac=",
  "a@b.de ",
  "auth('a',",
  "<key>a</key>",
  "name: a value: ",
  "a:1:b:",
  "otpauth://",
  "abcd ",
  "secret abc2 ",
  "private ",
  "login / ",
  "password for ",
  "https://a,b,",
  "/reset/",
  "/share/a",
  "#_a",
  "a,b\n",
  "&quot;",
  "6161",
].map((one) => [JSON.stringify(one), one] as const);

function repeated(one: string, characters: number): string {
  return one.repeat(Math.ceil(characters / one.length)).slice(0, characters);
}

/** Processor time of the quickest of three runs, which a busy machine disturbs least. */
function leastCpuMs(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe("findPrivateInput on hostile shapes", () => {
  it("ends on cyclic input", () => {
    const cyclic: Record<string, unknown> = { query: "x" };
    cyclic["self"] = cyclic;
    expect(findPrivateInput(cyclic)).toEqual([]);
    cyclic["token"] = cyclic;
    expect(paths(cyclic)).toEqual(["token"]);
  });

  it("refuses input that is nested too deep", () => {
    const nest = (levels: number) => {
      let value: unknown = "x";
      for (let level = 0; level < levels; level++) value = [value];
      return value;
    };
    expect(findPrivateInput(nest(MAX_DEPTH))).toEqual([]);
    expect(findPrivateInput(nest(MAX_DEPTH + 1)).map((finding) => finding.reason)).toEqual([
      "The input is nested more than 32 levels deep and cannot be checked.",
    ]);
    expect(findPrivateInput(nest(50_000))).toHaveLength(1);
    expect(findPrivateInput({ q: "[".repeat(50_000) })).toEqual([]);
  });

  it("refuses more values than it reads, and lists a bounded number of findings", () => {
    expect(paths(Array(MAX_NODES).fill(1))).toHaveLength(1);
    expect(paths(Array(MAX_NODES - 1).fill(1))).toEqual([]);
    expect(paths(Array.from({ length: 500 }, () => ({ token: 1 })))).toHaveLength(MAX_FINDINGS);
  });

  it.each(HOSTILE)("reads ten times as many %s in about ten times the time", (_what, one) => {
    const few = leastCpuMs(() => findPrivateInput({ q: repeated(one, 10_000) }));
    const many = leastCpuMs(() => findPrivateInput({ q: repeated(one, 100_000) }));
    // A quadratic reader needs a hundred times as long; a busy machine doubles either figure.
    expect(many).toBeLessThan(40 * Math.max(few, 2));
  });

  it("refuses a million characters without reading them", () => {
    expect(
      leastCpuMs(() => findPrivateInput({ q: repeated("https://a.example/?a=", 1_000_000) })),
    ).toBeLessThan(50);
  });

  it("stops when it has read too much or judged too many names", () => {
    const text = repeated("lorem ipsum dolor ", 100_000);
    expect(paths(Array(9).fill(text))).toEqual([]);
    expect(findPrivateInput(Array(11).fill(text))).toEqual([
      {
        path: "10",
        reason:
          "The input has more than 1000000 characters once it is decoded and cannot be checked for private data.",
      },
    ]);
    const named = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}x`, 1]));
    expect(paths(named(MAX_NAMES))).toEqual([]);
    expect(findPrivateInput(named(MAX_NAMES + 1))).toEqual([
      {
        path: "",
        reason: "The input has more than 2000 different names and cannot be checked for private data.",
      },
    ]);
  });

  it("lets the event loop go on while it reads in turns, and finds the same", async () => {
    const text = repeated("https://shop.example/a?b=c&d=e ", 99_000);
    const input = { texts: Array(8).fill(text) as string[], token: "x" };
    let turns = 0;
    let isReading = true;
    const count = (): void => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    const found = await findPrivateInputInTurns(input);
    isReading = false;
    expect(found).toEqual(findPrivateInput(input));
    expect(turns).toBeGreaterThan(3);
  });

  it("refuses a text that is too long to read", () => {
    expect(paths({ q: "a".repeat(100_001) })).toEqual(["q"]);
  });
});
