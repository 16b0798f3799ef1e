import { expect, it } from "vitest";
import { networksOf } from "../../kernel/network.ts";
import { WebhookTargets } from "./target.ts";

const address = [{ address: "93.184.216.34", family: 4 }];

it("looks up one name of an account at a time, whose hanging holds up no others", async () => {
  const asked: string[] = [];
  const answers = Promise.withResolvers<typeof address>();
  const targets = new WebhookTargets({
    networks: networksOf([]),
    waitMs: 50,
    resolve: (name) => {
      asked.push(name);
      return name.startsWith("hangs") ? answers.promise : Promise.resolve(address);
    },
  });
  const first = targets.check("greedy", "https://hangs-0.example/");
  const others = Array.from({ length: 20 }, (_, n) =>
    targets.check("greedy", `https://hangs-${n + 1}.example/`),
  );
  expect(await targets.check("modest", "https://quick.example/#x")).toBe("https://quick.example/");
  for (const one of await Promise.allSettled(others))
    expect(one).toMatchObject({
      status: "rejected",
      reason: { code: "rate_limited", retryAfterSeconds: 10 },
    });
  expect(asked).toEqual(["hangs-0.example", "quick.example"]);
  answers.resolve(address);
  expect(await first).toBe("https://hangs-0.example/");
  expect(await targets.check("greedy", "https://quick.example/")).toBe("https://quick.example/");
});
