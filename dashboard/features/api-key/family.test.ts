import { expect, it } from "vitest";
import { descendantsOf } from "./family.ts";

const key = (id: string, maker: string | null, revokedAt: string | null = null) => ({
  id,
  label: id,
  revokedAt,
  madeBy: maker === null ? null : { kind: "API_KEY" as const, id: maker },
});

it("names what a key made and what that made, without what is revoked and what is none of its", () => {
  const all = [
    key("root", null),
    key("child", "root"),
    key("gone", "root", "2026-01-01T00:00:00Z"),
    key("grandchild", "gone"),
    key("other", "stranger"),
    { ...key("mine", null), madeBy: { kind: "SESSION" as const, id: "root" } },
  ];
  expect(descendantsOf("root", all).map(({ id }) => id)).toEqual(["child", "grandchild"]);
  expect(descendantsOf("child", all)).toEqual([]);
});
