import { expect, it } from "vitest";
import { checkClock, checkBuilds, checkIsolation } from "./gateway-checks.ts";
import { checkGlibc, checkNode } from "./machine-checks.ts";

it("accepts the Nodes that Quarry runs on", () => {
  const states = ["22.18.0", "22.19.0", "23.1.0", "24.0.0", "26.1.0", "18.20.4"].map(
    (one) => checkNode(one).state,
  );
  expect(states).toEqual(["fail", "ok", "fail", "ok", "ok", "fail"]);
});

it("warns of a C library that the embedded MongoDB cannot use", () => {
  expect(checkGlibc("2.36", "linux").state).toBe("ok");
  expect(checkGlibc("2.35", "linux").state).toBe("warn");
  expect(checkGlibc(undefined, "linux").found).toContain("MONGODB_URL");
  expect(checkGlibc(undefined, "darwin").state).toBe("ok");
});

it("warns of workers that are not isolated", () => {
  const isolationReason = "namespaces: bubblewrap is not installed";
  const checks = ["namespaces", "landlock", "plain"].map((isolation) =>
    checkIsolation({ name: "one", isolation, isolationReason }),
  );
  expect(checks.map(({ state }) => state)).toEqual(["ok", "ok", "warn"]);
  const builds = [null, "no_toolchain"].map((buildsNot) => checkBuilds({ name: "one", buildsNot }).found);
  expect(builds).toEqual([
    "made at one for `quarry deploy --remote`",
    "none at one, so `quarry deploy --remote` needs another host: Rust is not installed there",
  ]);
  for (const { found } of checks) expect(found).toContain(`(${isolationReason})`);
});

it("compares the clocks", () => {
  const date = "Sat, 01 Aug 2026 10:00:00 GMT";
  const at = Date.parse(date);
  expect(checkClock(date, at + 900)).toEqual({
    name: "clock",
    state: "ok",
    found: "the same as the gateway's",
  });
  expect(checkClock(date, at + 45_500)).toMatchObject({
    state: "warn",
    found: "45 s ahead of the gateway's",
  });
  expect(checkClock(date, at - 9_500)).toMatchObject({ state: "ok", found: "10 s behind the gateway's" });
  expect(checkClock(null, at).state).toBe("warn");
});
