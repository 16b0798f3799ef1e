import { afterEach, describe, expect, it } from "vitest";
import { Agent } from "undici";
import { openLiveStream } from "./live-stream.ts";
import { createOriginTable } from "./origins.ts";
import { loopback, testClient, type Loopback } from "./testing/loopback.ts";

const open: Loopback[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function serve(listener: Parameters<typeof loopback>[0]): Promise<Loopback> {
  const server = await loopback(listener);
  open.push(server);
  return server;
}

function countingPermits() {
  const count = { held: 0 };
  const permits = {
    async acquire() {
      count.held += 1;
      return { release: () => void (count.held -= 1) };
    },
  };
  return { count, permits };
}

describe("stream", () => {
  it("gives the body as it comes and holds its permit until the end", async () => {
    let more = (): void => undefined;
    const server = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "text/csv" }).write("one,");
      more = () => response.end("two");
    });
    const { count, permits } = countingPermits();
    const { http } = testClient({ site: server.origin }, { permits });
    const stream = await http.stream(server.origin);
    expect([stream.status, stream.header("content-type"), stream.url]).toEqual([
      200,
      "text/csv",
      `${server.origin}/`,
    ]);
    const seen: string[] = [];
    for await (const chunk of stream.body) {
      seen.push(Buffer.from(chunk).toString());
      expect(count.held).toBe(1);
      more();
    }
    expect(seen.join("")).toBe("one,two");
    expect(count.held).toBe(0);
  });

  it("follows redirects, tries again and judges statuses like get", async () => {
    let busy = 1;
    const server = await serve((request, response) => {
      if (request.url === "/a") response.writeHead(302, { location: "/b" }).end();
      else if (request.url === "/gone") response.writeHead(410).end();
      else if (busy-- > 0) response.writeHead(503).end();
      else response.end("fine");
    });
    const { count, permits } = countingPermits();
    const { http, stats } = testClient({ site: server.origin }, { permits });
    const stream = await http.stream(`${server.origin}/a`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of stream.body) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe("fine");
    expect(stats.retries).toBe(1);
    await expect(http.stream(`${server.origin}/gone`)).rejects.toMatchObject({ code: "input_not_found" });
    expect(count.held).toBe(0);
  });

  it("lets go when the reader leaves early or the run is cancelled", async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200).write("start");
    });
    const abort = new AbortController();
    const { count, permits } = countingPermits();
    const { http } = testClient({ site: server.origin }, { permits, signal: abort.signal });
    for await (const chunk of (await http.stream(server.origin)).body) {
      expect(chunk).toHaveLength(5);
      break;
    }
    expect(count.held).toBe(0);

    const unread = await http.stream(server.origin);
    const reading = unread.body[Symbol.asyncIterator]();
    await reading.next();
    const next = expect(reading.next()).rejects.toMatchObject({ code: "cancelled" });
    abort.abort();
    await next;
    expect(count.held).toBe(0);
  });

  it("is source_unavailable when the connection breaks in the middle", async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("start");
      setTimeout(() => response.destroy(), 20);
    });
    const { http } = testClient({ site: server.origin });
    const { body } = await http.stream(server.origin);
    await expect(
      (async () => {
        for await (const chunk of body) expect(chunk.length).toBeGreaterThan(0);
      })(),
    ).rejects.toMatchObject({ code: "source_unavailable" });
  });

  it("lets go when a failure rule itself fails", async () => {
    const server = await serve((_request, response) => response.end("x"));
    const { count, permits } = countingPermits();
    const when = () => {
      throw new Error("bad rule");
    };
    const failures = [{ code: "source_blocked" as const, message: "No.", when }];
    const { http } = testClient({ site: server.origin }, { permits, failures });
    await expect(http.stream(server.origin)).rejects.toThrow("bad rule");
    expect(count.held).toBe(0);
  });

  it("gives up a body that falls silent, but not a reader that takes its time", async () => {
    const server = await serve((request, response) => {
      response.writeHead(200).write("start");
      if (request.url === "/slow-reader") response.end("end");
    });
    const agent = new Agent();
    const openAt = (path: string) => {
      const url = new URL(path, server.origin);
      const origin = createOriginTable({ ...testClient({ site: server.origin }) }).need(url);
      const attempt = {
        method: "GET" as const,
        url,
        origin,
        headers: {},
        body: undefined,
        maxBytes: 99,
        timeoutMs: 5_000,
      };
      const options = { origin: server.origin, path, method: "GET" };
      const live = { agent, options, onCancel: () => () => undefined, addBytes: () => undefined };
      return openLiveStream(attempt, live, () => undefined, 80);
    };
    const silent = (await openAt("/silent")).body;
    expect((await silent.next()).value).toHaveLength(5);
    await expect(silent.next()).rejects.toMatchObject({ code: "source_timeout" });
    let size = 0;
    for await (const chunk of (await openAt("/slow-reader")).body) {
      size += chunk.length;
      await new Promise((resolve) => setTimeout(resolve, 160));
    }
    expect(size).toBe(8);
    await agent.close();
  });

  it("gives up a source that sends no headers in time", async () => {
    const server = await serve(() => undefined);
    const { http } = testClient({ site: server.origin });
    await expect(http.stream(server.origin, { timeoutMs: 60, maxTries: 1 })).rejects.toMatchObject({
      code: "source_timeout",
    });
  });
});
