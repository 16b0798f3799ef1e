/**
 * `node scripts/run.mjs --unbuilt test/sqllogictest/run.ts <files>` runs files of the sqllogictest suite through the query route of a
 * server, QUARRY_URL with QUARRY_API_KEY, each in a database of its own of the service QUARRY_SERVICE, which it makes.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { rest } from "../kit/rest-client.ts";
import { recordsOf } from "./records.ts";
import { runRecords } from "./run-records.ts";

const { QUARRY_URL: url = "http://127.0.0.1:4000", QUARRY_API_KEY: key = "" } = process.env;
const services = `/v1/services`;
const slug = process.env.QUARRY_SERVICE ?? "sqllogictest";
const call = <T = object>(path: string, body?: object) =>
  rest<T>(url, key, services + path, body === undefined ? {} : { body });

await call("", { slug });
let [all, failed] = [0, 0];
for (const [at, path] of process.argv.slice(2).entries()) {
  const name = `file-${Date.now()}-${at}`;
  await call(`/${slug}/sqlite`, { name });
  const found = await runRecords(recordsOf(await readFile(path, "utf8")), async (sql) => {
    const query = { sql, rowFormat: "arrays", maxRows: 100_000 };
    const { status, body } = await call<{ rows: unknown[][] }>(`/${slug}/sqlite/${name}/query`, query);
    if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return status === 200 ? body.rows : null;
  });
  all += found.records;
  failed += found.failures.length;
  console.log(`${basename(path)}: ${found.records - found.failures.length} of ${found.records}`);
  for (const failure of found.failures.slice(0, 5)) console.log(`  ${failure}`);
}
console.log(`${all - failed} of ${all}`);
process.exitCode = failed === 0 ? 0 : 1;
