import { rewriteRecords } from "../store/stored-records.ts";
import { parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storeOf } from "../../src/store/store.ts";
import { rest, untilTerminal, type RestError, type RestRequest } from "../kit/rest-client.ts";
import { sheetOf } from "../kit/unzip.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

async function finished(input: Record<string, unknown>): Promise<string> {
  const body = { scraper: "counter", input, limit: 5000 };
  const { id } = (await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body })).body;
  await untilTerminal(server.url, server.apiKey, id);
  return id;
}

async function bytes(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, {
    headers: { authorization: `Bearer ${server.apiKey}`, ...headers },
  });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** The rows of a Parquet file or a spreadsheet, by the names of its columns; what is not there is left out. */
async function rowsIn(file: Buffer): Promise<Record<string, unknown>[]> {
  if (file.subarray(0, 4).toString() === "PAR1") {
    const rows = await parquetReadObjects({ file: new Uint8Array(file).buffer });
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) =>
          value === null ? [] : [[name, typeof value === "bigint" ? Number(value) : value]],
        ),
      ),
    );
  }
  const [names = {}, ...rows] = sheetOf(file);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, cell]) => [
        names[column]?.slice("t:".length) ?? column,
        cell.startsWith("t:") ? cell.slice("t:".length) : Number(cell),
      ]),
    ),
  );
}

it.each([
  ["application/vnd.apache.parquet", "parquet"],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
])("sends %s, asked for by Accept or as format=%s, whose columns have types", async (type, format) => {
  const id = await finished({ total: 1100 });
  const path = `/v1/requests/${id}/results`;
  const named = await bytes(`${path}?format=${format}`);
  expect(named.headers.get("content-type")).toBe(type);
  expect(named.headers.get("content-disposition")).toBe(`attachment; filename="${id}.${format}"`);
  const rows = await rowsIn(named.body);
  expect(rows.map(({ n }) => n)).toEqual(upTo(1100));
  expect(rows[1]).toMatchObject({
    n: 1,
    label: 'number 1, "quoted"\nnext',
    formula: "=1+1",
    parity: "odd",
  });
  expect(JSON.parse(rows[1]?.["_source"] as string)).toMatchObject({ url: "https://counter.example/1" });

  const accepted = await bytes(`${path}?fields=_source.url,n&limit=2`, { accept: type });
  expect(accepted.headers.get("content-type")).toBe(type);
  const urls = [0, 1].map((n) => ({ "_source.url": `https://counter.example/${n}`, n }));
  expect(await rowsIn(accepted.body)).toEqual(urls);
  const empty = await bytes(`/v1/requests/${await finished({ total: 0 })}/results?format=${format}`);
  expect(await rowsIn(empty.body)).toEqual([]);
});

it("refuses a typed file of Records that are of another type than their schema says, before a byte", async () => {
  const id = await finished({ total: 3 });
  // As an older version of the scraper may have stored them.
  const { requests, records } = storeOf(server.db);
  const segments = (await requests.findOne({ _id: id }))?.segments ?? [];
  expect(segments.length).toBeGreaterThan(0);
  await rewriteRecords({ records }, id, (json, n) => (n === 1 ? json.replace('"n":1', '"n":"one"') : json));
  for (const format of ["parquet", "xlsx"]) {
    const { status, body } = await rest<RestError>(
      server.url,
      server.apiKey,
      `/v1/requests/${id}/results?format=${format}`,
    );
    expect([status, body.code, body.message]).toEqual([
      406,
      "not_acceptable",
      'A Record has "one" as n, which is no integer.',
    ]);
    expect((await bytes(`/v1/requests/${id}/results?format=${format}&fields=label`)).status).toBe(200);
  }
});
