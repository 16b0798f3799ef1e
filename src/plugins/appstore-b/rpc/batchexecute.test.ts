import { describe, expect, test } from "vitest";
import { batchexecuteForm, readBatchexecute } from "./batchexecute.ts";

const chunk = (json: string) => `${json.length + 2}\n${json}\n`;
const framed = (...frames: unknown[]) =>
  `)]}'\n\n${chunk(JSON.stringify(frames))}${chunk('[["e",4,null,null,99]]')}`;
const read = (text: string, rpc: string) =>
  readBatchexecute({ text, url: "https://example.google.com/data/batchexecute" }, rpc);
const failing = (code: string) => expect.objectContaining({ code }) as Error;

describe("readBatchexecute", () => {
  test("gives the payload of the RPC asked for", () => {
    const other = ["wrb.fr", "Other1", "[1]"];
    const wanted = ["wrb.fr", "oCPfdb", '[["review 💡"],[null,"token"]]', null, null, null, "generic"];
    expect(read(framed(other, wanted), "oCPfdb")).toEqual([["review 💡"], [null, "token"]]);
  });

  test("reads a frame that spans several lines, and one that comes in a later chunk", () => {
    const lines = JSON.stringify([["wrb.fr", "oCPfdb", "[1]"]], null, 2);
    expect(read(`)]}'\n\n${chunk('[["di",1]]')}${chunk(lines)}`, "oCPfdb")).toEqual([1]);
  });

  test("reads an answer without lengths", () => {
    expect(read(`)]}'\n\n[["wrb.fr","IJ4APc","[1]"],["di",62]]`, "IJ4APc")).toEqual([1]);
  });

  test("gives null when the source sends no data", () => {
    expect(read(framed(["wrb.fr", "xdSrCf", null, null, null, null, "1"]), "xdSrCf")).toBeNull();
  });

  test.each([
    [[3], "source_changed"],
    [[5, null, []], "input_not_found"],
    [[7], "source_blocked"],
    [[8], "source_rate_limited"],
    [[13], "source_unavailable"],
    [14, "source_unavailable"],
    [[99], "source_changed"],
    ["?", "source_changed"],
  ])("calls status %j a failure, also with data", (status, code) => {
    for (const payload of [null, "[]"]) {
      const body = framed(["wrb.fr", "xdSrCf", payload, null, null, status, "generic"]);
      expect(() => read(body, "xdSrCf")).toThrow(failing(code));
    }
  });

  const whole = framed(["wrb.fr", "xdSrCf", "[1]"]);
  test.each([
    ["without a frame of the RPC", framed(["di", 62])],
    ["of another kind", "<html></html>"],
    ["that is empty", ""],
    ["that was cut off", whole.slice(0, 30)],
    ["whose length is wrong", whole.replace(/\d+/, "12")],
    ["whose payload is no JSON", framed(["wrb.fr", "xdSrCf", "[1"])],
    ["whose payload is no text", framed(["wrb.fr", "xdSrCf", 7])],
  ])("calls an answer %s changed", (_name, body) => {
    expect(() => read(body, "xdSrCf")).toThrow(failing("source_changed"));
  });
});

test("a call is a form with the payload as text in its envelope", () => {
  const form = new URLSearchParams(batchexecuteForm({ rpc: "IJ4APc", payload: [null, "a&b"] }));
  expect([...form]).toEqual([["f.req", '[[["IJ4APc","[null,\\"a&b\\"]",null,"generic"]]]']]);
  expect(batchexecuteForm({ rpc: "x", payload: 1, tail: [null, "1"] })).toContain("%2C%221%22%5D");
});
