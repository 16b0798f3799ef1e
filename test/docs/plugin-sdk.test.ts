import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PageText, Warn } from "../../src/plugin-sdk/index.ts";
import { openDocument, ROOT } from "./example-document.ts";

const guide = await openDocument("docs/plugin-sdk.md");
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "quarry-docs-"))));
afterAll(async () => {
  await rm(folder, { recursive: true });
});

it("the example of data of Google reads places", async () => {
  const sdk = pathToFileURL(join(ROOT, "src/plugin-sdk/index.ts")).href;
  const file = join(folder, "places.ts");
  await writeFile(file, guide.take("ts").replaceAll("@quarry/plugin-sdk", sdk));
  const { placesOn } = (await import(pathToFileURL(file).href)) as {
    placesOn(page: PageText, warn: Warn): object[];
  };
  const row = [...[null, null, null, null], Array(7).fill(null).concat(4.5), null, null, null, null, null];
  const rows = [null, [...row, "p1", "Quarry Café", null, [["coffee"]], { "43": "/p1" }]];
  const text = `<script>AF_dataServiceRequests = {'ds:1' : {id:'lGYRle',request:[]}};</script>
    <script>AF_initDataCallback({key: 'ds:1', hash: '1', data:${JSON.stringify([[null, rows]])}, sideChannel: {}});</script></html>`;
  const warnings: string[] = [];
  const places = placesOn({ text, url: "https://maps.example/" }, (code) => void warnings.push(code));
  expect(places).toEqual([
    {
      id: "p1",
      name: "Quarry Café",
      rating: 4.5,
      url: "https://maps.example/p1",
      tags: ["coffee"].map((name) => ({ name })),
      resultPosition: 2,
    },
  ]);
  expect(warnings).toEqual(["row_unreadable"]);
});

it("every example was run", () => {
  expect(guide.untaken()).toEqual([]);
});
