import { expect, it } from "vitest";
import { longestPrefix } from "./slashed-ref.ts";

it("takes the longest ref that a path continues", () => {
  expect(longestPrefix("feature/x/src/a.ts", ["feature", "feature/x", "feature/xy"])).toBe("feature/x");
  expect(longestPrefix("main/a.ts", ["mai", "main/a.ts"])).toBeNull();
});
