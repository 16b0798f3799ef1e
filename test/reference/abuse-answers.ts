import { expect } from "vitest";
import { rest } from "../kit/rest-client.ts";
import type { Holds } from "./usual-answers.ts";

/** Reports abuse, decides on it and appeals, each answer held to the reference. */
export async function holdAbuse(holds: Holds, { url }: { url: string }): Promise<void> {
  const services = "/v1/services";
  expect(await holds(services, services, { body: { slug: "complained-of" } })).toBe("201");
  const list = "/v1/abuse/reports";
  const operator = "/v1/operator/abuse/reports";
  const good = {
    ...{ target_url: "http://a.localhost:4001/", category: "malware", reporter_email: "ada@example.com" },
    ...{ summary: "a", details: "b", evidence: "c", service_id: "complained-of" },
  };
  expect(await holds(list, list, { body: good })).toBe("201");
  expect(await holds(list, list, { body: { ...good, summary: "" } })).toBe("invalid_input");
  const { body: receipt } = await rest<{ id: string; statusUrl: string }>(url, null, list, {
    body: good,
  });
  const link = receipt.statusUrl.split("/").at(-1) ?? "";
  expect(await holds(`${list}/{link}/receipt`, `${list}/${link}/receipt`)).toBe("200");
  expect(await holds(`${list}/{link}/receipt`, `${list}/nope/receipt`)).toBe("not_found");
  expect(await holds(list, `${list}?status=open`)).toBe("200");
  const [own, one, all] = [`${list}/${receipt.id}`, `${operator}/{id}`, `${operator}/${receipt.id}`];
  const note = { body: { note: "Seen." } };
  const decide = (action: string) => holds(`${one}/${action}`, `${all}/${action}`, note);
  const outcomes = [
    await decide("release"),
    await decide("triage"),
    await decide("notify-owner"),
    await decide("quarantine"),
    await holds(`${list}/{id}/appeal`, `${own}/appeal`, { body: { remediation: "Gone." } }),
    await holds(`${list}/{id}/appeal`, `${own}/appeal`, { body: { remediation: "Gone." } }),
    await decide("release"),
    await decide("resolve"),
    await decide("reject"),
  ];
  const refused = "invalid_transition";
  expect(outcomes).toEqual([refused, "200", "200", "200", "200", refused, "200", "200", refused]);
  expect(await holds(`${list}/{id}`, own)).toBe("200");
  expect(await holds(operator, `${operator}?severity=urgent`)).toBe("200");
  expect(await holds(one, all)).toBe("200");
  expect(await holds(`${one}/reject`, `${operator}/abr_000000000000000000000000/reject`, note)).toBe(
    "not_found",
  );
  const last = await rest<{ id: string }>(url, null, list, { body: good });
  expect(await holds(`${one}/reject`, `${operator}/${last.body.id}/reject`, note)).toBe("200");
  expect(await holds(list, list, { body: good })).toBe("abuse_limit_reached");
}
