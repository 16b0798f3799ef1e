import { describe, expect, test } from "vitest";
import { readBatchexecute } from "./batchexecute-response.ts";

const framed = (...frames: unknown[]) =>
  `)]}'\n\n99\n${JSON.stringify(frames)}\n25\n[["e",4,null,null,99]]\n`;

describe("readBatchexecute", () => {
  test("gives the payload of the RPC asked for", () => {
    const other = ["wrb.fr", "Other1", "[1]"];
    const wanted = ["wrb.fr", "oCPfdb", '[["review"],[null,"token"]]', null, null, null, "generic"];
    expect(readBatchexecute(framed(other, wanted), "oCPfdb")).toEqual([["review"], [null, "token"]]);
  });

  test("reads an answer on one line", () => {
    expect(readBatchexecute(`)]}'\n\n[["wrb.fr","IJ4APc","[1]"],["di",62]]`, "IJ4APc")).toEqual([1]);
  });

  test("gives null when the source sends no data", () => {
    expect(readBatchexecute(framed(["wrb.fr", "xdSrCf", null]), "xdSrCf")).toBeNull();
  });

  test.each([
    ["without a frame of the RPC", framed(["di", 62])],
    ["of another kind", "<html></html>"],
    ["that was cut off", framed(["wrb.fr", "xdSrCf", "[1]"]).slice(0, 30)],
    ["whose payload is no JSON", framed(["wrb.fr", "xdSrCf", "[1"])],
  ])("calls an answer %s changed", (_name, body) => {
    expect(() => readBatchexecute(body, "xdSrCf")).toThrow(
      expect.objectContaining({ code: "source_changed" }) as Error,
    );
  });
});
