import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  rest,
  untilRequest,
  untilTerminal,
  type RestError,
  type RestReply,
  type RestRequest,
} from "../kit/rest-client.ts";
import { gateName, startApiServer, type ApiServer } from "./api-server.ts";

interface ResultsPage {
  data: { n: number; label: string; _source: { url: string; operation: string } }[];
  nextCursor: string | null;
  complete: boolean;
}

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const get = <T>(path: string, headers: Record<string, string> = {}): Promise<RestReply<T>> =>
  rest<T>(server.url, server.apiKey, path, { headers });
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

async function create(input: Record<string, unknown>, limit = 5000): Promise<string> {
  const body = { scraper: "counter", input, limit };
  const reply = await rest<RestRequest>(server.url, server.apiKey, "/v1/requests", { body });
  expect(reply.status).toBe(201);
  return reply.body.id;
}

async function finished(input: Record<string, unknown>, limit?: number): Promise<string> {
  const id = await create(input, limit);
  await untilTerminal(server.url, server.apiKey, id);
  return id;
}

describe("GET /v1/requests/{id}/results", () => {
  it("pages through a run that still appends: every Record once and in order", async () => {
    const gate = gateName();
    const id = await create({ total: 1234, holdAt: 617, gate });
    const seen: number[] = [];
    let cursor = "";
    let opened = false;
    const deadline = performance.now() + 20_000;
    for (;;) {
      const { status, body } = await get<ResultsPage>(`/v1/requests/${id}/results?limit=50${cursor}`);
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(["complete", "data", "nextCursor"]);
      seen.push(...body.data.map((one) => one.n));
      if (body.nextCursor === null) {
        expect(body.complete).toBe(true);
        break;
      }
      cursor = `&cursor=${body.nextCursor}`;
      if (!opened) expect(body.complete).toBe(false);
      if (!opened && seen.length === 617) {
        const empty = await get<ResultsPage>(`/v1/requests/${id}/results?limit=50${cursor}`);
        expect(empty.body).toEqual({ data: [], nextCursor: body.nextCursor, complete: false });
        await server.openGate(gate);
        opened = true;
      }
      expect(performance.now()).toBeLessThan(deadline);
    }
    expect(seen).toEqual(upTo(1234));
  });

  it("gives the same pages again once it has ended, and says where it ends", async () => {
    const id = await finished({ total: 250 });
    const first = await get<ResultsPage>(`/v1/requests/${id}/results`);
    expect(first.body.data.map((one) => one.n)).toEqual(upTo(100));
    expect(first.body.complete).toBe(true);
    const again = await get<ResultsPage>(`/v1/requests/${id}/results`);
    expect(again.body).toEqual(first.body);
    const rest1 = await get<ResultsPage>(
      `/v1/requests/${id}/results?limit=1000&cursor=${first.body.nextCursor}`,
    );
    expect(rest1.body.data.map((one) => one.n)).toEqual(upTo(250).slice(100));
    expect(rest1.body).toMatchObject({ nextCursor: null, complete: true });
    expect(first.body.data[1]).toEqual({
      n: 1,
      label: 'number 1, "quoted"\nnext',
      formula: "=1+1",
      parity: "odd",
      missing: null,
      _source: {
        url: "https://counter.example/1",
        fetchedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        operation: "count",
      },
    });
  });

  it("is complete and empty for a Request that found nothing", async () => {
    const id = await finished({ total: 0 });
    const { body } = await get<ResultsPage>(`/v1/requests/${id}/results`);
    expect(body).toEqual({ data: [], nextCursor: null, complete: true });
  });

  it.each([
    "limit=0",
    "limit=1001",
    "limit=abc",
    "limit=1.5",
    "limit=",
    "limit=1&limit=2",
    "limit=0x10",
    "limit=1e2",
    "limit=1.0",
    "limit=%2010",
    "limit=10+",
  ])("refuses the page size %s", async (query) => {
    const id = await finished({ total: 1 });
    const { status, body } = await get<RestError>(`/v1/requests/${id}/results?${query}`);
    expect([status, body.code, body.details[0]?.path]).toEqual([400, "invalid_input", "limit"]);
  });

  it("refuses cursors of other lists and made-up ones", async () => {
    const id = await finished({ total: 1 });
    const list = Buffer.from(`req:${id}`).toString("base64url");
    const behindTheLast = Buffer.from(`rec:${id}.2`).toString("base64url");
    const spelledAnew = Buffer.from(`rec:${id}.1.1`).toString("base64url");
    for (const cursor of [list, behindTheLast, spelledAnew, "%21%21", "cmVjOi0x", "x".repeat(300)]) {
      const { status, body } = await get<RestError>(`/v1/requests/${id}/results?cursor=${cursor}`);
      expect([status, body.code], cursor).toEqual([400, "invalid_cursor"]);
    }
  });

  it("refuses the cursor of another Request, which would hide the Records before it", async () => {
    const [id, other] = [await finished({ total: 20 }), await finished({ total: 30 })];
    for (const read of [10, 25]) {
      const page = await get<ResultsPage>(`/v1/requests/${other}/results?limit=${read}`);
      const cursor = page.body.nextCursor ?? "";
      const { status, body } = await get<RestError>(`/v1/requests/${id}/results?cursor=${cursor}`);
      expect([status, body.code]).toEqual([400, "invalid_cursor"]);
      const own = await get<ResultsPage>(`/v1/requests/${other}/results?cursor=${cursor}`);
      expect(own.body.data.map((one) => one.n)).toEqual(upTo(30).slice(read));
    }
  });

  it("answers 410 once the Records have expired, in every format", async () => {
    const id = await finished({ total: 3 });
    await server.db
      .collection<{ _id: string } & Record<string, unknown>>("requests")
      .updateOne({ _id: id }, { $set: { recordsDeleted: true } });
    for (const query of ["", "?format=jsonl", "?format=csv", "?format=parquet", "?format=xlsx"]) {
      const { status, body } = await get<RestError>(`/v1/requests/${id}/results${query}`);
      expect([status, body.code], query).toEqual([410, "results_expired"]);
    }
  });
});

describe("formats", () => {
  it("streams JSON Lines: the Records byte for byte as they are in the pages", async () => {
    const id = await finished({ total: 1100 });
    const { headers, body } = await get<string>(`/v1/requests/${id}/results?format=jsonl`);
    expect(headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${id}.jsonl"`);
    expect(body.endsWith("\n")).toBe(true);
    const lines = body.trimEnd().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { n: number }).n)).toEqual(upTo(1100));
    const page = await get<ResultsPage>(`/v1/requests/${id}/results?limit=1`);
    expect(JSON.parse(lines[0] ?? "")).toEqual(page.body.data[0]);
  });

  it("streams CSV with a fixed header, quoting, and formulas made harmless", async () => {
    const id = await finished({ total: 2 });
    const { headers, body } = await get<string>(`/v1/requests/${id}/results?format=csv`);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${id}.csv"`);
    expect(body.split("\n")[0]).toMatch(/^n,label,formula,parity,missing,_source/);
    expect(body).toContain(
      '0,"number 0, ""quoted""\nnext",\'=1+0,even,,"{""url"":""https://counter.example/0""',
    );
  });

  it("picks fields in every form, in the order in which they were asked for", async () => {
    const id = await finished({ total: 2 });
    const path = `/v1/requests/${id}/results?fields=parity,_source.url,n`;
    const records = [0, 1].map((n) => ({
      parity: n === 0 ? "even" : "odd",
      _source: { url: `https://counter.example/${n}` },
      n,
    }));
    expect((await get<ResultsPage>(path)).body).toEqual({ data: records, nextCursor: null, complete: true });
    expect((await get<string>(`${path}&format=jsonl`)).body).toBe(
      records.map((one) => `${JSON.stringify(one)}\n`).join(""),
    );
    expect((await get<string>(`${path}&format=csv`)).body).toBe(
      "parity,_source.url,n\neven,https://counter.example/0,0\nodd,https://counter.example/1,1\n",
    );
    for (const format of ["json", "jsonl", "csv", "parquet", "xlsx"]) {
      const answer = await get<RestError>(`/v1/requests/${id}/results?fields=n,labl&format=${format}`);
      expect([answer.status, answer.body.details[0]?.message], format).toEqual([
        400,
        'These Records have no field "labl". Did you mean "label"?',
      ]);
    }
  });

  it("leaves out empty columns of a CSV, begins with a mark, and takes a part, on request", async () => {
    const id = await finished({ total: 30 });
    const csv = async (query: string) =>
      (await get<string>(`/v1/requests/${id}/results?format=csv${query}`)).body;
    const columns = "&fields=n,missing,parity";
    expect((await csv(columns)).split("\n").slice(0, 2)).toEqual(["n,missing,parity", "0,,even"]);
    const full = await csv(`${columns}&omitEmptyColumns=true`);
    expect(full.split("\n").slice(0, 3)).toEqual(["n,parity", "0,even", "1,odd"]);
    expect(full.trimEnd().split("\n")).toHaveLength(31);
    const bytes = await (
      await fetch(`${server.url}/v1/requests/${id}/results?format=csv&bom=true&fields=n`, {
        headers: { authorization: `Bearer ${server.apiKey}` },
      })
    ).arrayBuffer();
    expect(Buffer.from(bytes).subarray(0, 5).toString("hex")).toBe("efbbbf6e0a");
    const page = await get<ResultsPage>(`/v1/requests/${id}/results?limit=10`);
    expect(await csv(`&fields=n&limit=2&cursor=${page.body.nextCursor}`)).toBe("n\n10\n11\n");
  });

  it("streams only the header of a CSV without Records", async () => {
    const id = await finished({ total: 0 });
    const { body } = await get<string>(`/v1/requests/${id}/results?format=csv`);
    expect(body.trimEnd().split("\n")).toHaveLength(1);
    expect((await get<string>(`/v1/requests/${id}/results?format=jsonl`)).body).toBe("");
  });

  it.each([
    ["application/x-ndjson", "application/x-ndjson"],
    ["text/csv", "text/csv"],
    ["text/csv;q=0.9, application/json;q=0.1", "text/csv"],
    ["application/json, text/csv", "application/json"],
    ["text/csv;q=0.5, */*", "application/json"],
    ["*/*", "application/json"],
    ["text/*", "text/csv"],
    ["application/json;q=0, application/x-ndjson", "application/x-ndjson"],
  ])("chooses for Accept %s the type %s", async (accept, type) => {
    const id = await finished({ total: 1 });
    const { status, headers } = await get(`/v1/requests/${id}/results`, { accept });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  });

  it("answers 406 to formats that it does not have; format= wins over Accept", async () => {
    const id = await finished({ total: 1 });
    const byQuery = await get<RestError>(`/v1/requests/${id}/results?format=xml`);
    const byAccept = await get<RestError>(`/v1/requests/${id}/results`, { accept: "application/xml" });
    for (const { status, body } of [byQuery, byAccept]) {
      expect([status, body.code]).toEqual([406, "not_acceptable"]);
      expect(body.details).toHaveLength(1);
    }
    const won = await get(`/v1/requests/${id}/results?format=json`, { accept: "text/csv" });
    expect(won.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });
});

describe("POST /v1/requests/{id}/cancel", () => {
  const cancel = (id: string) =>
    rest<RestRequest>(server.url, server.apiKey, `/v1/requests/${id}/cancel`, { method: "POST" });

  it("stops a running Request; what was stored stays and is charged", async () => {
    const gate = gateName();
    const id = await create({ total: 500, holdAt: 30, gate });
    await untilRequest(server.url, server.apiKey, id, (request) => request.recordCount === 30);
    const { status, body } = await cancel(id);
    expect(status).toBe(200);
    expect(["cancelling", "cancelled"]).toContain(body.status);
    const done = await untilTerminal(server.url, server.apiKey, id);
    expect(done).toMatchObject({
      status: "cancelled",
      stopReason: "cancelled_by_user",
      recordCount: 30,
      finalCostUsdMicros: 21_000,
      error: null,
    });
    const results = await get<ResultsPage>(`/v1/requests/${id}/results`);
    expect(results.body).toMatchObject({ complete: true, nextCursor: null });
    expect(results.body.data).toHaveLength(30);
  });

  it("is a no-op on a finished Request, with or without an empty JSON body", async () => {
    const id = await finished({ total: 3 });
    const before = await get<RestRequest>(`/v1/requests/${id}`);
    const bare = await cancel(id);
    const typed = await rest<RestRequest>(server.url, server.apiKey, `/v1/requests/${id}/cancel`, {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    expect([bare.status, typed.status]).toEqual([200, 200]);
    expect(bare.body).toEqual(before.body);
    expect(typed.body).toEqual(before.body);
    expect(before.body.status).toBe("succeeded");
  });
});

describe("GET /v1/requests", () => {
  it("pages through all Requests newest first, each once", async () => {
    // Five that may cost little: all hold their money at once.
    await Promise.all(upTo(5).map(() => finished({ total: 0 }, 10)));
    const listed: string[] = [];
    let cursor = "";
    do {
      const { status, body } = await get<{ data: RestRequest[]; nextCursor: string | null }>(
        `/v1/requests?limit=3${cursor}`,
      );
      expect(status).toBe(200);
      expect(body.data.length).toBeLessThanOrEqual(3);
      listed.push(...body.data.map((one) => one.id));
      cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
    } while (cursor !== "");
    const stored = await server.db
      .collection<{ _id: string }>("requests")
      .find({}, { projection: { _id: 1 } })
      .sort({ _id: -1 })
      .toArray();
    expect(listed).toEqual(stored.map((one) => one._id));
    const one = await get<RestRequest>(`/v1/requests/${listed[0]}`);
    const page = await get<{ data: RestRequest[] }>("/v1/requests?limit=1");
    expect(page.body.data).toEqual([one.body]);
    const first20 = await get<{ data: RestRequest[] }>("/v1/requests");
    expect(first20.body.data).toHaveLength(Math.min(20, listed.length));
  });

  it.each(["limit=0", "limit=101", "limit=ten"])("refuses the page size %s", async (query) => {
    const { status, body } = await get<RestError>(`/v1/requests?${query}`);
    expect([status, body.code, body.details[0]?.path]).toEqual([400, "invalid_input", "limit"]);
  });

  it.each(["nonsense", "cmVjOjE", Buffer.from("req:req_1").toString("base64url")])(
    "refuses the cursor %s",
    async (cursor) => {
      const { status, body } = await get<RestError>(`/v1/requests?cursor=${cursor}`);
      expect([status, body.code]).toEqual([400, "invalid_cursor"]);
    },
  );
});
