import { describe, expect, test } from "vitest";
import { placesOf } from "../parse/places.ts";
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

describe("places of a payload", () => {
  const places = placesOf([
    [0, 0],
    [1, 1],
  ]);
  const payload = '[["a \\"review\\" \\u003c b","more"],[null,"token"],["rest"]]';

  test("are read of the frame of the RPC, and nothing else", () => {
    const body = framed(["wrb.fr", "Other1", payload], ["wrb.fr", "oCPfdb", payload, null, "generic"]);
    expect(readBatchexecute(body, "oCPfdb", places)).toEqual([['a "review" < b'], [undefined, "token"]]);
  });

  test("are read of an answer that is written in another way", () => {
    const spaced = framed(["wrb.fr", "oCPfdb", payload.replaceAll(",", ", ")]);
    expect(readBatchexecute(spaced, "oCPfdb", places)).toEqual(JSON.parse(payload));
    const outerSpaced = framed(["wrb.fr", "oCPfdb", payload]).replace('["wrb.fr",', '["wrb.fr", ');
    expect(readBatchexecute(outerSpaced, "oCPfdb", places)).toEqual(JSON.parse(payload));
  });

  test("give null when the source sends no data", () => {
    expect(readBatchexecute(framed(["wrb.fr", "xdSrCf", null]), "xdSrCf", places)).toBeNull();
    expect(readBatchexecute(framed(["wrb.fr", "xdSrCf", "null"]), "xdSrCf", places)).toBeNull();
  });

  test.each([
    ["without a frame of the RPC", framed(["di", 62])],
    ["that was cut off", framed(["wrb.fr", "xdSrCf", payload]).slice(0, 50)],
    [
      "that was cut off after the payload",
      framed(["wrb.fr", "xdSrCf", payload, null]).split(",null]")[0] ?? "",
    ],
    ["whose payload is no JSON", framed(["wrb.fr", "xdSrCf", '[["a"'])],
  ])("of an answer %s: the source has changed", (_name, body) => {
    expect(() => readBatchexecute(body, "xdSrCf", places)).toThrow(
      expect.objectContaining({ code: "source_changed" }) as Error,
    );
  });
});
