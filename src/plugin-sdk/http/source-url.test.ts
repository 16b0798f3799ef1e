import { afterEach, describe, expect, it } from "vitest";
import { matchesTemplate } from "./path-template.ts";
import { isSafePath } from "./safe-path.ts";
import { sourceUrl } from "./source-url.ts";
import { loopback, testClient, type Loopback } from "../../scrape-host/http/testing/loopback.ts";

const CLIMBING = [
  "..",
  ".",
  "../../user",
  "a/../../user",
  "a/./b",
  "..%2f..%2fuser",
  "a%2F..%2Fuser",
  "%2e%2e",
  ".%2E/user",
  "%252e%252e%252fuser",
  "%25252525252e./user",
  "..\\user",
  "..%5cuser",
  "..;/user",
  "a/..%3fuser",
  "a/..%23",
  ".\t./user",
  ".%09./user",
  "a%00b",
];
const HONEST = [
  "src/index.ts",
  ".github/workflows/ci.yml",
  "a..b/c...d",
  "...",
  "x y/ü/日本",
  "100%/of",
  "50%25",
  "a%2Fb",
  "C%2B%2B",
];

describe("isSafePath", () => {
  it.each(CLIMBING)("refuses %j", (path) => expect(isSafePath(path)).toBe(false));
  it.each(HONEST)("takes %j", (path) => expect(isSafePath(path)).toBe(true));

  it("looks through a megabyte of nested escapes in one pass per decoding", () => {
    expect(isSafePath("%25".repeat(350_000))).toBe(true);
    expect(isSafePath(`%${"25".repeat(500_000)}2e`)).toBe(false);
  });
});

describe("sourceUrl", () => {
  const template = "/repos/{owner}/{name}/contents/{path*}";
  const urlOf = (path: string) => sourceUrl("https://api.example", template, { owner: "o", name: "n", path });

  it.each([
    ["src/index.ts", "src/index.ts"],
    ["a b/#?&=/100%", "a%20b/%23%3F%26%3D/100%25"],
    [".github/ü", ".github/%C3%BC"],
  ])("writes %j as %s", (path, written) => {
    expect(urlOf(path)).toBe(`https://api.example/repos/o/n/contents/${written}`);
  });

  it.each([...CLIMBING, "", "/a", "a/", "a//b", "a\\b", "a\ud800"])("refuses the path %j", (path) => {
    expect(() => urlOf(path)).toThrow(expect.objectContaining({ code: "input_not_found" }));
  });

  it("keeps one segment one segment", () => {
    expect(sourceUrl("https://x.example", "/users/{login}", { login: "a/b?c" })).toBe(
      "https://x.example/users/a%2Fb%3Fc",
    );
    expect(() => sourceUrl("https://x.example", "/users/{login}", { login: "../user" })).toThrow(
      expect.objectContaining({ code: "input_not_found" }),
    );
  });

  it.each(["users/{login}", "/{a*}/b", "/{a}b", "/a{b*}", "/a?b={c}", "/../{a}", "/a/{b"])(
    "calls %s no template",
    (bad) => {
      expect(() => sourceUrl("https://x.example", bad, { a: "1", b: "2", c: "3", login: "4" })).toThrow(
        TypeError,
      );
    },
  );

  it("puts a value behind a text in its segment", () => {
    const urlOf = (id: string) => sourceUrl("https://x.example", "/app/id={id}/all", { id });
    expect(urlOf("7 a")).toBe("https://x.example/app/id=7%20a/all");
    expect(() => urlOf("")).toThrow(expect.objectContaining({ code: "input_not_found" }));
    expect(() => urlOf("7/../../user")).toThrow(expect.objectContaining({ code: "input_not_found" }));
    expect(() => sourceUrl("https://x.example", "/.{id}", { id: "." })).toThrow(
      expect.objectContaining({ code: "input_not_found" }),
    );
  });

  it("needs every value", () => {
    expect(() => sourceUrl("https://x.example", "/users/{login}")).toThrow(TypeError);
  });
});

describe("matchesTemplate", () => {
  it.each([
    ["/repos/a/b", "/repos/{owner}/{name}", true],
    ["/repos/a/b/contents/x/y", "/repos/{owner}/{name}/contents/{path*}", true],
    ["/search/issues", "/search/issues", true],
    ["/repos/a", "/repos/{owner}/{name}", false],
    ["/repos/a/b/", "/repos/{owner}/{name}", false],
    ["/repos/a/b/hooks", "/repos/{owner}/{name}", false],
    ["/repos//b", "/repos/{owner}/{name}", false],
    ["/repos/a/b/contents", "/repos/{owner}/{name}/contents/{path*}", false],
    ["/repos/a/b/contents/x//y", "/repos/{owner}/{name}/contents/{path*}", false],
    ["/repos/a/b%2fhooks", "/repos/{owner}/{name}", false],
    ["/repos/a/b%252fhooks", "/repos/{owner}/{name}", false],
    ["/repos/a/b%3fx", "/repos/{owner}/{name}", false],
    ["/repos/a/b/contents/..%2f..%2fhooks", "/repos/{owner}/{name}/contents/{path*}", false],
    ["/Search/issues", "/search/issues", false],
    ["/app/id7", "/app/id{id}", true],
    ["/app/id", "/app/id{id}", false],
    ["/app/no7", "/app/id{id}", false],
    ["/app/id7%2fhooks", "/app/id{id}", false],
    ["/user", "/users/{login}", false],
  ])("%s and %s: %s", (path, template, expected) => {
    expect(matchesTemplate(path, template)).toBe(expected);
  });
});

describe("the HTTP client", () => {
  const open: Loopback[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });

  it.each(CLIMBING)("sends nothing for /files/%s", async (path) => {
    const server = await loopback((_request, response) => response.end("secret"));
    open.push(server);
    const { http } = testClient({ site: server.origin });
    const refused = expect.objectContaining({ code: "address_refused" });
    const url = `${server.origin}/files/${path}`;
    await expect(http.get(url)).rejects.toEqual(refused);
    await expect(http.post(url, { body: "x" })).rejects.toEqual(refused);
    await expect(http.stream(`${url}?a=/b`)).rejects.toEqual(refused);
    expect(server.requests).toEqual([]);
  });

  it("takes dots in a query, a fragment and a parsed URL as they are", async () => {
    const server = await loopback((request, response) => response.end(request.url));
    open.push(server);
    const { http } = testClient({ site: server.origin });
    expect((await http.get(`${server.origin}/a?next=/../b#/../c`)).text).toBe("/a?next=/../b");
    expect((await http.get(new URL("../b", `${server.origin}/x/a`))).text).toBe("/b");
    await expect(http.get(new URL(`${server.origin}/a%2f..%2fb`))).rejects.toMatchObject({
      code: "address_refused",
    });
  });

  it("follows no redirect to a hidden dot segment", async () => {
    const server = await loopback((request, response) => {
      if (request.url === "/a") response.writeHead(302, { location: "/files/..%2fuser" });
      response.end();
    });
    open.push(server);
    const { http } = testClient({ site: server.origin });
    await expect(http.get(`${server.origin}/a`)).rejects.toMatchObject({ code: "address_refused" });
    expect(server.requests.map(({ path }) => path)).toEqual(["/a"]);
  });
});
