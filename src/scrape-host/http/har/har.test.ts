import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import iconv from "iconv-lite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loopback, testClient, type Loopback } from "../testing/loopback.ts";
import { parseHar } from "./load.ts";
import { HarPlayer } from "./player.ts";
import { HarRecorder } from "./recorder.ts";

let folder: string;
const open: Loopback[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-har-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await Promise.all(open.splice(0).map((server) => server.close()));
});

const SITE = "https://site.example";

interface Case {
  url: string;
  method?: string;
  body?: string;
  mimeType?: string;
  response?: object;
  text?: string;
}

function entry({ url, method = "GET", body, mimeType, response, text = "" }: Case) {
  return {
    request: {
      method,
      url: SITE + url,
      ...(body === undefined ? {} : { postData: { mimeType, text: body } }),
    },
    response: { status: 200, content: { mimeType: "text/plain", text }, ...response },
  };
}

function har(...cases: Case[]): string {
  return JSON.stringify({ log: { entries: cases.map(entry) } });
}

function replay(...cases: Case[]) {
  const player = HarPlayer.of(parseHar(har(...cases), "inline"));
  return testClient({ site: SITE }, { mode: { kind: "replay", player } });
}

describe("replay", () => {
  it("matches method and URL, whatever the order of the query", async () => {
    const { http, stats } = replay({ url: "/a?x=1&y=2&x=0#f", text: "found" });
    expect((await http.get(`${SITE}/a?y=2&x=0&x=1`)).text).toBe("found");
    expect(stats).toEqual({ requests: 1, retries: 0, bytesReceived: 5, pagesFetched: 1, robotsChecks: 1 });
  });

  it("names what is missing and how to record it", async () => {
    const { http } = replay({ url: "/a", text: "found" });
    await expect(http.get(`${SITE}/b?token=abc`)).rejects.toMatchObject({
      code: "replay_miss",
      message:
        `No recorded response for GET ${SITE}/b?token=REDACTED. ` +
        `The nearest recorded one is GET ${SITE}/a; its path is another. ` +
        "Record it with QUARRY_FETCH=record and QUARRY_FETCH_HAR set to the HAR file.",
    });
    await expect(http.post(`${SITE}/a`, { body: "x" })).rejects.toThrow(
      `POST ${SITE}/a with a body of 1 characters`,
    );
  });

  it("compares POST bodies: exactly, or form fields in any order", async () => {
    const form = "application/x-www-form-urlencoded";
    const { http } = replay(
      { url: "/p", method: "POST", body: '{"n":1}', mimeType: "application/json", text: "one" },
      { url: "/p", method: "POST", body: '{"n":2}', mimeType: "application/json", text: "two" },
      { url: "/p", method: "POST", body: "a=1&b=x%20y", mimeType: form, text: "form" },
    );
    const post = async (body: string, type: string) =>
      (await http.post(`${SITE}/p`, { body, headers: { "content-type": type } })).text;
    expect(await post('{"n":2}', "application/json")).toBe("two");
    expect(await post('{"n":1}', "application/json")).toBe("one");
    expect(await post("b=x+y&a=1", form)).toBe("form");
    await expect(post('{"n":3}', "application/json")).rejects.toMatchObject({ code: "replay_miss" });
  });

  it("gives repeated requests their entries in turn, then the last again, per session", async () => {
    const player = HarPlayer.of(parseHar(har({ url: "/a", text: "1" }, { url: "/a", text: "2" }), "inline"));
    for (const session of [player.session(), player.session()]) {
      const { http } = testClient({ site: SITE }, { mode: { kind: "replay", player: session } });
      const texts = [];
      for (let n = 0; n < 3; n++) texts.push((await http.get(`${SITE}/a`)).text);
      expect(texts).toEqual(["1", "2", "2"]);
    }
  });

  it("runs retries for real on recorded failures and statuses", async () => {
    const { http, slept, stats } = replay(
      { url: "/a", response: { status: 0, _error: "timeout" } },
      { url: "/a", response: { status: 0, _error: "reset" } },
      { url: "/a", text: "third" },
      { url: "/b", response: { status: 0, _error: "timeout" } },
      { url: "/c", response: { status: 429, headers: [{ name: "Retry-After", value: "9" }] } },
      { url: "/c", text: "then" },
    );
    expect((await http.get(`${SITE}/a`)).text).toBe("third");
    expect(slept).toEqual([250, 500]);
    await expect(http.get(`${SITE}/b`)).rejects.toMatchObject({ code: "source_timeout" });
    expect((await http.get(`${SITE}/c`)).text).toBe("then");
    expect(slept.at(-1)).toBe(9_000);
    expect(stats.retries).toBe(5);
  });

  it("takes a status of a source's own, beyond those of HTTP", async () => {
    const { http } = replay({ url: "/a", text: "denied", response: { status: 999 } });
    const page = await http.get(`${SITE}/a`, { expect: [999] });
    expect([page.status, page.text]).toEqual([999, "denied"]);
  });

  it("reads text as Unicode and base64 as bytes, and ignores content-encoding", async () => {
    const turkish = iconv.encode("ş", "windows-1254").toString("base64");
    const headers = [
      { name: "Content-Type", value: "text/html; charset=iso-8859-9" },
      { name: "Content-Encoding", value: "gzip" },
    ];
    const { http } = replay(
      { url: "/text", text: "ş", response: { headers } },
      { url: "/bytes", response: { headers, content: { text: turkish, encoding: "base64" } } },
    );
    expect((await http.get(`${SITE}/text`)).text).toBe("ş");
    expect([...(await http.get(`${SITE}/bytes`)).body]).toEqual([0xfe]);
    expect((await http.get(`${SITE}/bytes`)).text).toBe("ş");
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await http.stream(`${SITE}/text`)).body) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe("ş");
  });

  it("follows recorded redirects and obeys a recorded robots.txt", async () => {
    const { http } = replay(
      { url: "/robots.txt", text: "User-agent: *\nDisallow: /no" },
      { url: "/a", response: { status: 302, headers: [{ name: "Location", value: "/b" }] } },
      { url: "/b", text: "b" },
    );
    expect((await http.get(`${SITE}/a`)).url).toBe(`${SITE}/b`);
    await expect(http.get(`${SITE}/no`)).rejects.toMatchObject({ code: "robots_disallowed" });
  });
});

describe("loading", () => {
  it("merges the files of a folder by name and reads changed files again", async () => {
    await writeFile(join(folder, "2.har.json"), har({ url: "/a", text: "second" }));
    await writeFile(join(folder, "1.har"), har({ url: "/a", text: "first" }));
    await writeFile(join(folder, "notes.txt"), "not a HAR");
    const take = async () =>
      (await HarPlayer.load(folder)).take("GET", `${SITE}/a`, "", "")?.response.content.text;
    expect(await take()).toBe("first");
    await writeFile(join(folder, "1.har"), har({ url: "/a", text: "FIRST" }));
    await utimes(join(folder, "1.har"), new Date(), new Date(Date.now() + 5_000));
    expect(await take()).toBe("FIRST");
  });

  it.each([
    ["{", /bad\.har is not JSON: /],
    ['{"log":{}}', /bad\.har is not HAR 1\.2: \$\.log\.entries: /],
    [
      '{"log":{"entries":[{"request":{"method":"GET","url":"http://a.example"},"response":{"status":"200"}}]}}',
      /bad\.har is not HAR 1\.2: \$\.log\.entries\[0\]\.response\.status: /,
    ],
    [
      '{"log":{"entries":[{"request":{"method":"GET","url":"a.example"},"response":{"status":200}}]}}',
      /\$\.log\.entries\[0\]\.request\.url: /,
    ],
    [
      har({ url: "/a", response: { status: 0, _error: "timout" } }),
      /\$\.log\.entries\[0\]\.response\._error: /,
    ],
  ])("%s is refused with file and place", async (text, message) => {
    await writeFile(join(folder, "bad.har"), text);
    await expect(HarPlayer.load(join(folder, "bad.har"))).rejects.toThrow(message);
  });

  it("takes the HAR of a browser: its own error codes and URLs that are not ours", async () => {
    const entries = [
      { request: { method: "GET", url: "data:text/plain,x" }, response: { status: 200, _error: null } },
      entry({ url: "/a", response: { status: 0, _error: "net::ERR_TIMED_OUT" } }),
      entry({ url: "/b", response: { status: 0, _error: "net::ERR_ABORTED" } }),
    ];
    const errors = parseHar(JSON.stringify({ log: { entries } }), "inline").map(
      ({ response }) => response._error,
    );
    expect(errors).toEqual([undefined, "timeout", "reset"]);
  });

  it("says when there is nothing to load", async () => {
    await expect(HarPlayer.load(join(folder, "none"))).rejects.toThrow("There is no HAR file or folder at");
    await expect(HarPlayer.load(folder)).rejects.toThrow("holds no .har or .har.json file");
  });
});

describe("recording", () => {
  it("writes what a replay needs, without secrets", async () => {
    const server = await loopback((request, response) => {
      if (request.url?.startsWith("/old"))
        return void response.writeHead(301, { location: "/new?api_key=abc" }).end();
      response
        .writeHead(200, {
          "content-type": "text/html; charset=windows-1254",
          "content-encoding": "gzip",
          "set-cookie": "a=b",
          "x-client-ip": "85.1.2.3",
        })
        .end(gzipSync(iconv.encode('ş "token":"abc123" jo@corp.com', "windows-1254")));
    });
    open.push(server);
    const recorder = new HarRecorder();
    const live = testClient({ site: server.origin }, { mode: { kind: "record", recorder } });
    const recorded = await live.http.get(`${server.origin}/old`);
    expect(recorded.text).toBe('ş "token":"abc123" jo@corp.com');
    await live.http.post(`${server.origin}/form`, {
      body: "password=hunter2&q=1",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    const streamed = await live.http.stream(`${server.origin}/old`);
    for await (const chunk of streamed.body) expect(chunk.length).toBeGreaterThan(0);

    const file = join(folder, "deep", "a.har");
    await recorder.appendToFile(file);
    const text = await readFile(file, "utf8");
    for (const secret of ["abc123", "=abc", "jo@corp", "hunter2", "a=b", "85.1.2.3"]) {
      expect(text).not.toContain(secret);
    }
    expect(await readdir(join(folder, "deep"))).toEqual(["a.har"]);

    const player = await HarPlayer.load(file);
    const { http } = testClient({ site: server.origin }, { mode: { kind: "replay", player } });
    const replayed = await http.get(`${server.origin}/old`);
    expect([replayed.url, replayed.text]).toEqual([
      `${server.origin}/new?api_key=REDACTED`,
      expect.stringMatching(/^ş "token":"REDACTED-[0-9a-f]{12}" user@example\.invalid$/),
    ]);
    const form = {
      body: "q=1&password=other",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    };
    expect((await http.post(`${server.origin}/form`, form)).status).toBe(200);
  });

  it("appends to a file and keeps binary bodies and failed tries", async () => {
    const bytes = Buffer.from([0, 255, 1, 254]);
    const server = await loopback((request, response) => {
      if (request.url === "/reset") response.destroy();
      else response.writeHead(200, { "content-type": "application/octet-stream" }).end(bytes);
    });
    open.push(server);
    const file = join(folder, "a.har");
    for (const path of ["/bytes", "/reset"]) {
      const recorder = new HarRecorder();
      const { http } = testClient({ site: server.origin }, { mode: { kind: "record", recorder } });
      await http.get(server.origin + path, { maxTries: 1 }).catch(() => undefined);
      await recorder.appendToFile(file);
    }
    const { http } = testClient(
      { site: server.origin },
      { mode: { kind: "replay", player: await HarPlayer.load(file) } },
    );
    expect(Buffer.from((await http.get(`${server.origin}/bytes`)).body)).toEqual(bytes);
    await expect(http.get(`${server.origin}/reset`)).rejects.toMatchObject({ code: "source_unavailable" });
  });

  function recorderOf(name: string): HarRecorder {
    const recorder = new HarRecorder();
    const outcome = { status: 200, headers: {}, body: Buffer.from(name) };
    const url = `${SITE}/${name}`;
    const [startedAt, ms, method, requestHeaders] = [new Date(), 1, "GET", {}] as const;
    recorder.add({
      startedAt,
      ms,
      method,
      url,
      requestHeaders,
      isAuthorized: false,
      requestBody: undefined,
      outcome,
    });
    return recorder;
  }

  async function recordedUrls(file: string): Promise<string[]> {
    return parseHar(await readFile(file, "utf8"), file).map(({ request }) => request.url);
  }

  it("loses nothing when many recordings end in one file at once", async () => {
    const file = join(folder, "a.har");
    const names = Array.from({ length: 20 }, (_, n) => `page-${n}`);
    await Promise.all(names.map((name) => recorderOf(name).appendToFile(file)));
    expect((await recordedUrls(file)).sort()).toEqual(names.map((name) => `${SITE}/${name}`).sort());
    expect(await readdir(folder)).toEqual(["a.har"]);
  });

  it("goes on after somebody who was killed while writing, and waits for who writes", async () => {
    const file = join(folder, "a.har");
    const lock = `${file}.lock`;
    await writeFile(lock, "");
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    await Promise.all(["a", "b", "c"].map((name) => recorderOf(name).appendToFile(file)));
    expect((await recordedUrls(file)).sort()).toEqual(["a", "b", "c"].map((name) => `${SITE}/${name}`));

    await writeFile(lock, "");
    const waiting = recorderOf("d").appendToFile(file);
    await recorderOf("e").appendToFile(join(folder, "b.har"));
    expect(await recordedUrls(file)).toHaveLength(3);
    await rm(lock);
    await waiting;
    expect(await recordedUrls(file)).toHaveLength(4);
    expect((await readdir(folder)).sort()).toEqual(["a.har", "b.har"]);
  });
});
