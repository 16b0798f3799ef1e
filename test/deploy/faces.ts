import { parquetReadObjects } from "hyparquet";
import { expect } from "vitest";
import { rest } from "../kit/rest-client.ts";
import { unzip } from "../kit/unzip.ts";
import type { Container } from "./container.ts";

const ISSUE_FLAGS = ["codehost", "--operation", "issue", "--repo", "example-org/quarry", "--number", "7"];

/** Pages and documents for people, with files of packages that the bundle leaves out. */
export async function expectPages(url: string, apiKey: string): Promise<void> {
  const pages = {
    "/": ["text/html", "Quarry"],
    "/docs": ["text/html", "swagger-ui-bundle.js"],
    "/docs/assets/swagger-ui-bundle.js": ["text/javascript", "SwaggerUIBundle"],
    "/docs/assets/swagger-ui.css": ["text/css", ".swagger-ui"],
    "/docs/assets/favicon-32x32.png": ["image/png", "PNG"],
    "/graphql": ["text/html", "graphiql"],
    "/v1/openapi.json": ["application/json", '"openapi"'],
  };
  for (const [path, [type, word]] of Object.entries(pages)) {
    const answer = await fetch(url + path, {
      headers: { accept: "text/html, */*", authorization: `Bearer ${apiKey}` },
    });
    expect([path, answer.status, answer.headers.get("content-type")?.split(";")[0]]).toEqual([
      path,
      200,
      type,
    ]);
    expect((await answer.text()).includes(word!), path).toBe(true);
  }
  const query = "{ requests(first: 5) { nodes { scraper { id } status } } }";
  const { body } = await rest(url, apiKey, "/graphql", { body: { query } });
  expect(body).toEqual({
    data: { requests: { nodes: [{ scraper: { id: "codehost" }, status: "SUCCEEDED" }] } },
  });
}

/** Pays a top-up in the sandbox and reads its invoice as a PDF. */
export async function expectInvoice(url: string, apiKey: string): Promise<void> {
  const checkout = await rest<{ url: string }>(url, apiKey, "/v1/billing/checkout", {
    body: { topUp: 25.5 },
  });
  await fetch(checkout.body.url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
    body: "outcome=pay",
    redirect: "manual",
  });
  const { body } = await rest<{ data: { total: number; pdfUrl: string }[] }>(
    url,
    apiKey,
    "/v1/billing/invoices",
  );
  expect(body.data.map(({ total }) => total)).toEqual([25.5]);
  const pdf = await fetch(body.data[0]!.pdfUrl);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
  expect([bytes.slice(0, 5), bytes.trimEnd().slice(-5)]).toEqual(["%PDF-", "%%EOF"]);
}

/** Runs `quarry` in the container, which writes typed files. */
export async function expectTypedFiles(container: Container): Promise<void> {
  const scraped = async (file: string): Promise<Buffer> => {
    const command = ["env", `QUARRY_URL=${container.url}`, "quarry", "scrape", ...ISSUE_FLAGS];
    await container.exec([...command, "--output", `/tmp/${file}`]);
    const text = await container.exec(["node", "-p", `fs.readFileSync('/tmp/${file}', 'base64')`]);
    return Buffer.from(text, "base64");
  };
  const { buffer, byteOffset, byteLength } = await scraped("issue.parquet");
  const file = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const rows = (await parquetReadObjects({ file })) as { number: bigint }[];
  expect(rows.map(({ number }) => Number(number))).toEqual([7]);
  expect(unzip(await scraped("issue.xlsx")).get("xl/worksheets/sheet1.xml")).toContain("<v>7</v>");
}
