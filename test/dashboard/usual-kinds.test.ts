import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../reference/browser.ts";
import {
  fillIn,
  flaws,
  press,
  pressAt,
  startDashboard,
  untilHeading,
  untilText,
  writeOver,
  type Dashboard,
} from "./dashboard.ts";

interface Row {
  name: string;
  path: string;
  id: string;
  named: string;
  words(all: Words): Said;
  load(): Promise<{ face: Record<"create" | "update" | "remove", Face | undefined> }>;
  detail?: unknown;
}
interface Face {
  schema: { properties: Record<string, { examples?: string[] }>; required: string[] };
}
type Said = Record<"title" | "create" | "none", string> & { fields: Record<string, string> };
interface Words {
  kind: Record<"change" | "save" | "delete", string> & { deleted(name: string): string };
  confirm: { typeName(name: string): string };
  page: { notFound: string };
}

/** A module of the dashboard, which is compiled for browsers and not with the tests. */
const part = (file: string) => import(/* @vite-ignore */ `../../dashboard/${file}`) as Promise<unknown>;
const { FEATURES } = (await part("features/all-features.ts")) as { FEATURES: { usual?: Row }[] };
const { en } = (await part("words/en/all-words.ts")) as { en: Words };
const ROWS = FEATURES.flatMap(({ usual }) => usual ?? []);

/** Fills in what has to be given, by the examples of the schema; what it will be called. */
async function fillForm(page: Page, row: Row): Promise<string> {
  const { properties, required } = (await row.load()).face.create!.schema;
  const { fields } = row.words(en);
  let name = "";
  for (const field of required) {
    const [example = "an example"] = properties[field]!.examples ?? [];
    await fillIn(page, fields[field]!, example);
    if (field === row.named) name = example;
  }
  return name;
}

describe.skipIf(chromiumPath === null)("pages that are made of rows", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  it.each(ROWS)("of $name: none, made, found, opened, changed, deleted by name", async (row) => {
    const words = row.words(en);
    const { create, update, remove } = (await row.load()).face;
    const { page, complaints, context } = await dashboard.open(row.path);
    await untilHeading(page, words.none);
    expect(await flaws(page, "none")).toEqual([]);
    if (!create) throw new Error(`${row.name}: its page has no first thing to do.`);
    await pressAt(page, "main h2 ~ div button");
    await untilHeading(page, words.create);
    const name = await fillForm(page, row);
    expect(await flaws(page, "create")).toEqual([]);
    await page.keyboard.press("Tab");
    await pressAt(page, "[role=dialog] button[type=submit]:enabled");
    await untilHeading(page, name);
    const { pathname } = new URL(page.url());
    expect(pathname).toMatch(new RegExp(`^/dashboard${row.path}/${row.id}`));
    expect(await flaws(page, "detail")).toEqual([]);

    await press(page, words.title);
    await untilHeading(page, words.title);
    await page.waitForSelector(`main a[href="${pathname}"]`);
    expect(await flaws(page)).toEqual([]);
    await pressAt(page, `main a[href="${pathname}"]`);
    await untilHeading(page, name);
    expect(new URL(page.url()).pathname).toBe(pathname);
    if (update && !row.detail) {
      await press(page, en.kind.change);
      await writeOver(page, words.fields[row.named]!, `${name}, changed`);
      await press(page, en.kind.save);
      await untilHeading(page, `${name}, changed`);
    }
    if (remove && !row.detail) {
      const last = update ? `${name}, changed` : name;
      await press(page, en.kind.delete);
      await fillIn(page, en.confirm.typeName(last), last.slice(0, -1));
      expect(await page.$("[role=dialog] button[type=submit]:enabled")).toBeNull();
      await page.keyboard.type(last.slice(-1));
      await page.keyboard.press("Enter");
      await untilHeading(page, words.none);
      await untilText(page, en.kind.deleted(last));
      await page.goto(`${dashboard.server.url}${pathname}`);
      await untilHeading(page, en.page.notFound);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
