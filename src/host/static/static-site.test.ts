import { expect, test } from "vitest";
import { StaticSite } from "./static-site.ts";

const file = (name: string) => ({ blob: name, bytes: 1, type: "text/html; charset=utf-8" });
const FILES = ["index.html", "docs/index.html", "app.3f9c2b1a.js", "a b.txt", "é.txt"];

function site(changes: Partial<ConstructorParameters<typeof StaticSite>[0]> = {}): StaticSite {
  const files = Object.fromEntries(FILES.map((name) => [name, file(name)]));
  return new StaticSite({ files, spaFallback: false, headers: [], redirects: [], ...changes });
}

const ASKED = { query: "", wantsPage: true };
const blobOf = (from: StaticSite, path: string, asked = ASKED): string | number | null => {
  const found = from.find(path, asked);
  return found.kind === "file" ? found.file.blob : found.kind === "redirect" ? found.status : null;
};

test("files, index pages of folders, and nothing else", () => {
  const own = site();
  expect(blobOf(own, "/")).toBe("index.html");
  expect(blobOf(own, "/docs/")).toBe("docs/index.html");
  expect(blobOf(own, "/a b.txt")).toBe("a b.txt");
  expect(blobOf(own, "/e\u0301.txt")).toBe("é.txt");
  for (const path of [
    "/none",
    "/index",
    "//index.html",
    "/docs//",
    "/__proto__",
    "/constructor",
    "/index.html/",
  ])
    expect(blobOf(own, path), path).toBeNull();
  expect(own.find("/docs", { query: "a=1", wantsPage: true })).toEqual({
    kind: "redirect",
    status: 308,
    to: "/docs/?a=1",
  });
});

test("only names that change with the content are kept without asking", () => {
  const own = site();
  const cacheOf = (path: string): string | undefined => {
    const found = own.find(path, ASKED);
    return found.kind === "file" ? found.headers["cache-control"] : undefined;
  };
  expect(cacheOf("/app.3f9c2b1a.js")).toBe("public, max-age=31536000, immutable");
  expect(cacheOf("/")).toBe("public, max-age=0, must-revalidate");
});

test("a page of an app answers paths without a file, not missing files", () => {
  const own = site({ spaFallback: true });
  expect(blobOf(own, "/users/7")).toBe("index.html");
  expect(blobOf(own, "/users/7.png")).toBeNull();
  expect(blobOf(own, "/users/7", { query: "", wantsPage: false })).toBeNull();
});

test("a 404 page, headers and redirects of the manifest", () => {
  const own = site({
    files: { "index.html": file("index"), "404.html": file("missing") },
    headers: [
      { path: "/*", set: { "X-One": "1", "Cache-Control": "no-store" } },
      { path: "/404.html", set: { "x-one": "2" } },
    ],
    redirects: [{ from: "/old/*", to: "https://example.com/new", status: 301 }],
  });
  expect(own.find("/none", ASKED)).toMatchObject({
    status: 404,
    headers: { "x-one": "2", "cache-control": "no-store" },
  });
  expect(own.find("/", ASKED)).toMatchObject({ status: 200, headers: { "x-one": "1" } });
  expect(own.find("/old/x", ASKED)).toEqual({ kind: "redirect", status: 301, to: "https://example.com/new" });
});
