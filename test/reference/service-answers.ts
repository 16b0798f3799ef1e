import { expect } from "vitest";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import type { OpenApi } from "./openapi-schema.ts";
import { holdResources } from "./resource-answers.ts";
import type { Holds } from "./usual-answers.ts";

/** Makes a service, deploys, rolls back, deletes it and brings it back, each answer held to the reference. */
export async function holdServices(
  document: OpenApi,
  holds: Holds,
  { url, apiKey }: { url: string; apiKey: string },
): Promise<void> {
  const [all, one, deploys] = [
    "/v1/services",
    "/v1/services/{id}",
    "/v1/services/{service}/deployments",
  ] as const;
  expect(await holds(all, all, { body: { slug: "answers" } })).toBe("201");
  const at = (more = "") => `${all}/answers${more}`;
  const upload = async (page: string) => {
    const manifest =
      'slug = "answers"\n[static]\nfolder = "public"\n[capabilities]\nkv = true\nqueue = true\ncron = true\nstate = true\n';
    const body = await archiveOfFiles({ "service.toml": manifest, "static/index.html": page });
    return holds(deploys, at("/deployments"), { body, headers: { "content-type": "application/gzip" } });
  };
  expect([await upload("first"), await upload("second")]).toEqual(["201", "201"]);
  expect(await holds(deploys, at("/deployments"))).toBe("200");
  const { body } = await rest<{ data: { id: string }[] }>(url, apiKey, at("/deployments"));
  expect(await holds("/v1/deployments/{id}", `/v1/deployments/${body.data[0]?.id}`)).toBe("200");
  await holdResources(holds, { url, apiKey }, "answers");
  const source = await archiveOfFiles({
    "service.toml": 'slug = "answers"\n[worker]\npackage = "w"\n',
    ...{ "source/Cargo.toml": "", "source/Cargo.lock": "" },
  });
  const asked = { body: source, headers: { "content-type": "application/gzip" } };
  const built = await rest<{ id: string }>(url, apiKey, at("/deployments"), asked);
  expect(await holds("/v1/deployments/{id}/build", `/v1/deployments/${built.body.id}/build`)).toBe("200");
  const plan = "/v1/deployments/plan";
  expect(
    await holds(plan, plan, {
      body: document.paths[plan]?.post?.requestBody?.content["application/json"]?.example,
    }),
  ).toBe("200");
  for (const part of ["", "/snapshot", "/resources", "/logs"])
    expect(await holds(`${one}${part}`, at(part))).toBe("200");
  expect(await holds(one, at(), { method: "PATCH", body: { name: "Answers" } })).toBe("200");
  const env = "/v1/services/{service}/env";
  expect(await holds(env, at("/env"), { method: "PUT", body: { values: { A: "x", B: "y" } } })).toBe("200");
  expect(await holds(env, at("/env"))).toBe("200");
  expect(await holds(`${env}/{name}`, at("/env/A"), { method: "DELETE" })).toBe("200");
  expect(await holds(`${one}/rollback`, at("/rollback"), { body: {} })).toBe("200");
  expect(await holds(one, at(), { method: "DELETE", body: { confirm: "answers" } })).toBe("200");
  expect(await holds(`${one}/restore`, at("/restore"), { method: "POST" })).toBe("200");
}
