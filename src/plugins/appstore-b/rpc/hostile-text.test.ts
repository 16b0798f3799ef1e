import { describe, expect, it } from "vitest";
import { fill, half, type Shapes, SIZE, slowOnes } from "../../../../test/plugin-sdk/hostile-texts.ts";
import { readBatchexecute } from "./batchexecute.ts";
import { InitData } from "./init-data.ts";

/** Pages and answers of Google, with and without their ends. */
const GOOGLE: Shapes = Object.fromEntries(
  [
    fill("AF_initDataCallback({key: 'ds:1', "),
    fill("AF_initDataCallback({key: "),
    fill("AF_initDataCallback({key: 'ds:1', data:"),
    fill("AF_initDataCallback({key: 'ds:1', data:[], sideChannel: {}});</script>"),
    `AF_dataServiceRequests = ${fill("'ds:1' : {id:'f',")}`,
    `AF_dataServiceRequests = 'ds:1'${fill(" ")}`,
    `AF_dataServiceRequests = "${fill('\\"')}`,
    `AF_dataServiceRequests = ${fill('""')}`,
    `AF_dataServiceRequests = ${half("'ds:1':{id:'f',")} </script>AF_initDataCallback({key: 'ds:1', data:${fill("[", SIZE / 4)}${fill("]", SIZE / 4)}, sideChannel: {}});</script>`,
    `${fill("AF_initDataCallback({key: 'ds:1', ")}data:`,
    `)]}'${fill("1\n")}`,
    `)]}'${fill("9")}`,
    `)]}'${fill("\n")}`,
    `)]}'${fill("10\n[[1,2,3]]\n")}`,
    `)]}'[["wrb.fr","f",${JSON.stringify(half("["))}]]`,
    `)]}'${fill("[")}`,
  ].flatMap((text) => [
    [`${text.slice(0, 60)} …`, text],
    [`${text.slice(0, 60)} … </html>`, `${text}</html>`],
  ]),
);

function initDataOf(text: string): unknown {
  const data = new InitData({ text, url: "https://example.com/" });
  const part = { what: "a list", rpc: "f", base: [0], needs: [1] };
  return [data.isAbout("a"), data.inventory, data.address, data.optional(part)];
}

describe("a megabyte of hostile text takes less than a second of CPU in", () => {
  it("readBatchexecute", () => {
    const work = (text: string) => readBatchexecute({ text, url: "https://example.com/" }, "f");
    expect(slowOnes(GOOGLE, work)).toEqual({});
  });

  it("InitData", () => {
    expect(slowOnes(GOOGLE, initDataOf)).toEqual({});
  });
});
