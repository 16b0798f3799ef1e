import fc from "fast-check";
import { expect, test } from "vitest";
import { readTarget } from "./target.ts";

/** `/.svc/queues/jobs` as attackers write it. Each has to be blocked or refused. */
const DISGUISED = [
  "/.svc/queues/jobs",
  "/.svc",
  "/.svc/",
  "/.SVC/queues/jobs",
  "/.Svc/queues/jobs",
  "/%2esvc/queues/jobs",
  "/%2Esvc/queues/jobs",
  "/%2e%73%76%63/queues/jobs",
  "/.%73vc/queues/jobs",
  "/.sv%63/queues/jobs",
  "/%252esvc/queues/jobs",
  "/%25252esvc/queues/jobs",
  "/%2525252esvc/queues/jobs",
  "//.svc/queues/jobs",
  "///.svc/queues/jobs",
  "/./.svc/queues/jobs",
  "/a/../.svc/queues/jobs",
  "/a/%2e%2e/.svc/queues/jobs",
  "/a/..%2f.svc/queues/jobs",
  "/a/%2e%2e%2f%2esvc/queues/jobs",
  "/api/../.svc/queues/jobs",
  "/api/..%2f.svc/queues/jobs",
  "/api/%2e%2e/%2esvc/queues/jobs",
  "/api/..;/.svc/queues/jobs",
  "/api/.svc/queues/jobs",
  "/api/x/..\\..\\.svc/queues/jobs",
  "/\\.svc/queues/jobs",
  "/%5c.svc/queues/jobs",
  "/%5C%2esvc%5cqueues",
  "\\.svc\\queues",
  "/.svc;x/queues/jobs",
  "/.svc;/queues/jobs",
  "/.svc%3bx/queues/jobs",
  "/.svc%20/queues/jobs",
  "/%20.svc/queues/jobs",
  "/.svc./queues/jobs",
  "/.svc.../queues/jobs",
  "/.svc%2e/queues/jobs",
  "/.svc%00/queues/jobs",
  "/.svc%0a/queues/jobs",
  "/.svc%09/queues/jobs",
  "/.svc%2fqueues/jobs",
  "/.svc%5cqueues",
  "/.svc?x",
  "/.svc#x",
  "/x#/../.svc",
  "http://host/.svc/queues/jobs",
  "HTTP://host:1/%2esvc/queues/jobs",
  "http://host/api/../.svc/queues",
  "/%ef%bc%8esvc/queues/jobs",
  "/%e2%80%a4svc/queues/jobs",
  "/.%ef%bd%93%ef%bd%96%ef%bd%83/queues/jobs",
  "/.%c5%bfvc/queues/jobs",
  "/.s%e2%80%8bvc/queues/jobs",
  "/.s%c2%advc/queues/jobs",
  "/%c0%aesvc/queues/jobs",
  "/%u002esvc/queues/jobs",
  "/．svc/queues/jobs",
  "/.svc\t/queues",
  "/ .svc/queues",
];

test.each(DISGUISED)("%s does not get through", (target) => {
  expect(["blocked", "refused"]).toContain(readTarget(target).kind);
});

test("random disguises of the platform's paths do not get through", () => {
  const letter = (plain: string): fc.Arbitrary<string> => {
    const hex = Buffer.from(plain).toString("hex");
    const full = encodeURIComponent(String.fromCodePoint((plain.codePointAt(0) ?? 0) + 0xfee0));
    return fc.constantFrom(plain, plain.toUpperCase(), `%${hex}`, `%25${hex}`, `%2525${hex}`, full);
  };
  const slash = fc.constantFrom("/", "//", "\\", "%2f", "%2F", "%5c", "%252f", "/./", "/%2e/", "/;/");
  const before = fc.constantFrom("", "/a/..", "/api", "/api/..", "/api/x/%2e%2e", "http://h", "/%61pi");
  const after = fc.constantFrom("", ";x", "%20", ".", "%2e", "%3b", "%E2%80%8B");
  const segment = fc.tuple(...[...".svc"].map(letter)).map((letters) => letters.join(""));
  fc.assert(
    fc.property(before, slash, segment, after, slash, (start, first, own, end, second) => {
      const lead = start === "" && first.startsWith("%") ? "/x" : "";
      const target = `${lead}${start}${first}${own}${end}${second}queues/jobs`;
      expect(["blocked", "refused"]).toContain(readTarget(target).kind);
    }),
    { numRuns: 3000 },
  );
});

test("a worker gets what begins with /api/ in every reading, as it was sent", () => {
  for (const raw of [
    "/api",
    "/api/",
    "/api/x?y=%zz&a=/.svc/",
    "/api/a%2Fb/%C3%A9",
    "/api/svc/x",
    "/api/..svc/x",
    "/api/100%25",
  ])
    expect(readTarget(raw)).toMatchObject({ kind: "worker", raw });
  expect(readTarget("http://host/api/x")).toEqual({ kind: "worker", raw: "/api/x", seen: "/api/x" });
  for (const raw of ["/%61pi/x", "/apix", "/API/x", "/a/../api/x", "/api/../x", "/api/%2e%2e/x"])
    expect(readTarget(raw).kind).toBe("static");
});

test("a file is found by its path, decoded once", () => {
  expect(readTarget("/a%20b/c.js?v=1")).toMatchObject({ kind: "static", path: "/a b/c.js", query: "v=1" });
  expect(readTarget("/a/./b/../c")).toEqual({ kind: "static", path: "/a/c", query: "", seen: "/a/c" });
  expect(readTarget("/../../etc/passwd")).toEqual({
    kind: "static",
    path: "/etc/passwd",
    query: "",
    seen: "/etc/passwd",
  });
  expect(readTarget("/docs/")).toEqual({ kind: "static", path: "/docs/", query: "", seen: "/docs" });
  for (const target of ["*", "", "x", "/%", "/%2", "/%zz", "/\u00e9", "/a b"])
    expect(readTarget(target).kind).toBe("refused");
});

test.each([
  "/Login//Now",
  "/%6cogin/now",
  "/x/../login/./now/",
  "/login;v=1/now",
  "/login%2fnow",
  "/ｌogin/now",
])("%s is seen as what the most lenient reader makes of it", (raw) => {
  const target = readTarget(raw === "/ｌogin/now" ? encodeURI(raw) : raw);
  expect(target).toMatchObject({ seen: "/login/now" });
});

test("a long target takes no long time", () => {
  const started = performance.now();
  for (const part of ["%25", "/..", ".", "%2e", ";", "\\", "%C3%A9"])
    readTarget(`/${part.repeat(5000)}`.slice(0, 16_000));
  expect(performance.now() - started).toBeLessThan(500);
});
