import { fastify, type LightMyRequestResponse } from "fastify";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { packAnswers } from "./pack-answers.ts";

const LARGE = JSON.stringify(Array.from({ length: 2_000 }, (_, n) => ({ n, name: `Record ${n}` })));
const SMALL = JSON.stringify({ status: "ok", text: "x".repeat(9_000) });
const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const app = fastify();
beforeAll(async () => {
  packAnswers(
    app,
    () => "http://127.0.0.1:4000",
    () => undefined,
  );
  const json = "application/json; charset=utf-8";
  app.get("/large", (_request, reply) => reply.type(json).header("vary", "origin").send(LARGE));
  app.post("/large", (_request, reply) =>
    reply.type(json).header("content-length", LARGE.length).send(LARGE),
  );
  app.get("/small", (_request, reply) => reply.type(json).send(SMALL));
  app.get("/refused", (_request, reply) => reply.code(404).type(json).send(LARGE));
  app.get("/picture", (_request, reply) => reply.type("image/png").send(Buffer.alloc(20_000)));
  app.get("/events", (_request, reply) => reply.type("text/event-stream").send(Readable.from([LARGE])));
  app.get("/stream", (_request, reply) => reply.type(json).send(Readable.from([LARGE])));
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  app.inject({ method: "GET", url, headers });

describe("packing", () => {
  it.each([
    ["gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate, br, zstd", "zstd"],
    ["zstd;q=0, br;q=0.1", "br"],
  ])("takes of %j %s", async (accepted, coding) => {
    const { headers, rawPayload } = await get("/large", { "accept-encoding": accepted });
    expect(headers).toMatchObject({
      "content-encoding": coding,
      "content-length": String(rawPayload.length),
      vary: "origin, accept-encoding",
    });
    expect(rawPayload.length).toBeLessThan(LARGE.length / 4);
    expect(UNPACK[coding]?.(rawPayload).toString()).toBe(LARGE);
  });

  it.each([undefined, "", "identity", "*", "deflate", "gzip;q=0, identity"])(
    "leaves them for %j",
    async (accepted) => {
      const { headers, payload } = await get(
        "/large",
        accepted === undefined ? {} : { "accept-encoding": accepted },
      );
      expect(headers["content-encoding"]).toBeUndefined();
      // Who keeps this one must not give it to who asks with another header.
      expect(headers.vary).toBe("origin, accept-encoding");
      expect(payload).toBe(LARGE);
    },
  );

  it("replaces the length that was told for an answer to POST, which has no tag", async () => {
    const answer = await app.inject({ method: "POST", url: "/large", headers: { "accept-encoding": "br" } });
    expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
    expect(answer.headers.etag).toBeUndefined();
  });

  it.each(["/small", "/picture", "/events", "/stream"])("lets %s pass as it is", async (path) => {
    const plain = await get(path);
    const asked = await get(path, { "accept-encoding": "gzip, br, zstd" });
    expect(asked.headers["content-encoding"]).toBeUndefined();
    expect(asked.headers.vary).toBeUndefined();
    expect(asked.rawPayload.equals(plain.rawPayload)).toBe(true);
  });

  it("leaves alone what another site may have made a signed-in browser ask for", async () => {
    const coding = async (headers: Record<string, string>) => {
      const cookie = "theme=dark; quarry_session=token";
      const answer = await get("/large", { "accept-encoding": "br", cookie, ...headers });
      return answer.headers["content-encoding"];
    };
    expect(await coding({})).toBeUndefined();
    expect(await coding({ "sec-fetch-site": "cross-site" })).toBeUndefined();
    expect(await coding({ "sec-fetch-site": "none" })).toBeUndefined();
    expect(await coding({ "sec-fetch-site": "same-origin" })).toBe("br");
    expect(await coding({ "sec-fetch-site": "cross-site", cookie: "theme=dark" })).toBe("br");
  });
});

describe("tags", () => {
  it("are the same for every coding, and weak for that", async () => {
    const [plain, packed] = [await get("/large"), await get("/large", { "accept-encoding": "br" })];
    expect(plain.headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(packed.headers.etag).toBe(plain.headers.etag);
  });

  it("spare who has the answer the body", async () => {
    const { etag } = (await get("/large")).headers;
    const strong = String(etag).slice(2);
    for (const known of [String(etag), strong, `"other", ${strong}`, "*"]) {
      const again = await get("/large", { "if-none-match": known, "accept-encoding": "br" });
      expect([again.statusCode, again.payload]).toEqual([304, ""]);
      expect(again.headers).toMatchObject({ etag, vary: "origin, accept-encoding" });
      expect(again.headers["content-length"]).toBeUndefined();
    }
    expect((await get("/large", { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("answer HEAD as GET", async () => {
    const asked: Record<string, string>[] = [{}, { "accept-encoding": "br" }];
    for (const headers of asked) {
      const whole = await get("/large", headers);
      const head = await app.inject({ method: "HEAD", url: "/large", headers });
      expect(head.payload).toBe("");
      expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
    }
    const { etag } = (await get("/large")).headers;
    const again = await app.inject({
      method: "HEAD",
      url: "/large",
      headers: { "if-none-match": String(etag) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
  });

  it("are for what was found, and large", async () => {
    for (const path of ["/small", "/refused", "/stream"]) {
      const answer = await get(path, { "if-none-match": "*" });
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.statusCode).toBe(path === "/refused" ? 404 : 200);
    }
  });
});

it("goes no further with the answer to a client that left while it was packed", async () => {
  let answered = 0;
  const own = fastify();
  packAnswers(
    own,
    () => "http://127.0.0.1:4000",
    () => undefined,
  );
  own.addHook("onSend", (_request, _reply, payload, done) => {
    answered += 1;
    done(null, payload);
  });
  const left = Promise.withResolvers<undefined>();
  own.get("/large", async (request, reply) => {
    if (request.headers["x-leaves"] !== undefined) {
      reply.raw.once("close", () => left.resolve(undefined));
      setImmediate(() => request.raw.socket.destroy());
    }
    return reply.type("application/json").send(LARGE.repeat(50));
  });
  const url = await own.listen({ port: 0, host: "127.0.0.1" });
  await expect(fetch(`${url}/large`, { headers: { "x-leaves": "yes" } })).rejects.toThrow();
  await left.promise;
  // Packed after the other one, so that it is done with by then.
  expect((await (await fetch(`${url}/large`)).text()).length).toBe(LARGE.length * 50);
  expect(answered).toBe(1);
  await own.close();
});
