import type { Command } from "commander";
import type { ApiKey, QuarryClient } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { plain } from "../../terminal/screen.ts";
import { printTable } from "../../terminal/table.ts";
import { timeWord } from "../../terminal/words.ts";

const PAGE_KEYS = 100;

/** `quarry api-keys list`: every key that works, however many pages; with `--revoked` every other one. */
export function apiKeysList(cli: Cli): Command {
  return command("list", "list the keys of the account that work, newest first", [
    "api-keys list",
    "api-keys list --revoked",
  ])
    .option("--revoked", "list the revoked keys instead")
    .addOption(jsonOption())
    .action(async ({ revoked = false, json }: { revoked?: boolean; json?: boolean }) => {
      const keys = await allKeys(cli.client(), revoked);
      if (json) return cli.out.json(keys);
      printTable(cli.out, keys, [
        { title: "KEY", cell: (row) => row.id, isWhole: true },
        { title: "LABEL", cell: (row) => plain(row.label) },
        { title: "BEGINS WITH", cell: (row) => row.hint },
        { title: "SCOPES", cell: (row) => row.scopes.join(" "), isSpare: true },
        { title: "LAST USED", cell: (row) => timeWord(row.lastUsedAt), isSpare: true },
        { title: "MADE", cell: (row) => timeWord(row.createdAt) },
        ...(revoked ? [{ title: "REVOKED", cell: (row: ApiKey) => timeWord(row.revokedAt) }] : []),
      ]);
    });
}

async function allKeys(client: QuarryClient, revoked: boolean): Promise<ApiKey[]> {
  const keys: ApiKey[] = [];
  let after: string | null = null;
  do {
    const page = await client.apiKeys({ first: PAGE_KEYS, revoked, ...(after === null ? {} : { after }) });
    keys.push(...page.items);
    after = page.nextCursor;
  } while (after !== null);
  return keys;
}
