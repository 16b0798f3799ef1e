import { Option, type Command } from "commander";
import type { Page } from "../../client/index.ts";
import type { Cli } from "../cli.ts";
import { command, jsonOption } from "../command.ts";
import { wholeNumber } from "../option-values.ts";
import { printTable, type Column } from "../terminal/table.ts";
import type { ListCall, PageSizes } from "./calls.ts";
import { fieldOptions, optionName, type Wordings } from "./field-options.ts";

/** What the command line gave. */
export type Given = Readonly<Record<string, unknown>>;

/** What a list shows, and how it is called. */
export interface ListFace<Row> {
  about: string;
  /** More than the bare command. */
  examples?: readonly string[];
  /** Options that are named, or explained, otherwise than the rule would. */
  options?: Wordings | undefined;
  columns: readonly Column<Row>[] | ((cli: Cli, given: Given) => readonly Column<Row>[]);
  /** Said where there are none; null for a table without rows. */
  none: string | null;
  /** A row for `--json`, where it is not what the client gives. */
  json?: (row: Row) => unknown;
  /** Whether what was asked is said again where the list goes on. */
  isRepeated?: boolean;
  /** Options of its own, and what is done for them in place of the list: false for the list. */
  flags?: readonly Option[];
  instead?: (cli: Cli, given: Given) => Promise<boolean>;
}

/**
 * A command that prints a list as a table; `--json` gives the rows, or `{ data, nextCursor }` of what comes in pages.
 * @param path all of its words, such as `webhooks deliveries`
 */
export function listCommand<Row>(cli: Cli, path: string, call: ListCall<Row>, face: ListFace<Row>): Command {
  const made = command(path.split(" ").at(-1) ?? "", face.about, face.examples ?? [path]);
  for (const { name, ...field } of call.args) {
    const { option = optionName({ name, ...field }), about = field.about } = face.options?.[name] ?? {};
    made.argument(`<${option}>`, about);
  }
  const { options, valuesOf, wordsOf } = fieldOptions(call.fields, {
    wordings: face.options,
    isFilter: true,
  });
  const all = [...options, ...pageOptions(call.page), ...(face.flags ?? []), jsonOption()];
  for (const option of all) made.addOption(option);
  return made.action(async () => {
    const given: Given = made.opts();
    if (await face.instead?.(cli, given)) return;
    const args = call.args.map(({ name }, index) => [name, made.args[index]] as const);
    const page = call.page === null ? {} : { first: given["limit"], after: given["cursor"] };
    const asked = { ...Object.fromEntries(args), ...valuesOf(given), ...page };
    const next = face.isRepeated ? `quarry ${path} --limit ${String(given["limit"])}${wordsOf(given)} ` : "";
    printList(cli, await call.run(cli.client(), asked as never), face, { given, next });
  });
}

function printList<Row>(
  cli: Cli,
  found: Page<Row> | readonly Row[],
  { columns, none, json }: ListFace<Row>,
  { given, next }: { given: Given; next: string },
): void {
  const page = isPage(found) ? found : null;
  const items = isPage(found) ? found.items : found;
  if (given["json"]) {
    const data = json ? items.map(json) : items;
    return cli.out.json(page === null ? data : { data, nextCursor: page.nextCursor });
  }
  if (items.length === 0 && none !== null) return cli.err.line(none);
  printTable(cli.out, items, typeof columns === "function" ? columns(cli, given) : columns);
  if (page !== null && page.nextCursor !== null) cli.err.line(`more: ${next}--cursor ${page.nextCursor}`);
}

function isPage<Row>(found: Page<Row> | readonly Row[]): found is Page<Row> {
  return "items" in found;
}

function pageOptions(page: PageSizes | null): Option[] {
  if (page === null) return [];
  const limit = new Option("--limit <n>", `items of this page, 1 to ${page.most}`)
    .argParser(wholeNumber(1, page.most))
    .default(page.usual);
  const cursor = new Option("--cursor <cursor>", "continue from `nextCursor` of the previous page");
  return page.hasCursor ? [limit, cursor] : [limit];
}
