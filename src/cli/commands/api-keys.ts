import type { ApiKey, QuarryClient } from "../../client/index.ts";
import { KINDS } from "../generated/kinds.ts";
import { kindCommand } from "../kind/kind-command.ts";
import { apiKeysRevoke } from "./api-keys/revoke.ts";
import { plain } from "../terminal/screen.ts";
import { timeWord } from "../terminal/words.ts";

const PAGE_KEYS = 100;
/** Every key that works, however many pages; with `--revoked` every other one. */
const list = {
  ...KINDS.apiKey.list,
  page: null,
  run: (calls: QuarryClient, { revoked = false }: { revoked?: boolean }) => allKeys(calls, revoked),
};

export const apiKeys = kindCommand(
  { ...KINDS.apiKey, list },
  {
    about: "keys of the account",
    one: "key",
    columns: (_, { revoked }) => [
      { title: "KEY", cell: (row) => row.id, isWhole: true },
      { title: "LABEL", cell: (row) => plain(row.label) },
      { title: "BEGINS WITH", cell: (row) => row.hint },
      { title: "SCOPES", cell: (row) => row.scopes.join(" "), isSpare: true },
      { title: "MADE BY", cell: (row) => row.madeBy?.id ?? "", isSpare: true },
      { title: "LAST USED", cell: (row) => timeWord(row.lastUsedAt), isSpare: true },
      { title: "MADE", cell: (row) => timeWord(row.createdAt) },
      ...(revoked ? [{ title: "REVOKED", cell: (row: ApiKey) => timeWord(row.revokedAt) }] : []),
    ],
    verbs: {
      list: "list the keys of the account that work, newest first",
      create: "make a key; its text is shown only once",
    },
    examples: {
      list: ["api-keys list", "api-keys list --revoked"],
      create: [
        "api-keys create ci",
        "api-keys create reports --scope requests:read,billing:read --expires 2030-01-01",
      ],
    },
    options: {
      revoked: { about: "list the revoked keys instead" },
      scopes: {
        option: "scope",
        about:
          "what it may be used for: requests:read, requests:write, billing:read, account, services:read, services:write",
      },
    },
    argument: "label",
    secret: "key",
    list: { none: null },
    own: [apiKeysRevoke],
  },
);

async function allKeys(calls: QuarryClient, revoked: boolean): Promise<ApiKey[]> {
  const keys: ApiKey[] = [];
  let after: string | null = null;
  do {
    const page = await calls.apiKeys({ first: PAGE_KEYS, revoked, ...(after === null ? {} : { after }) });
    keys.push(...page.items);
    after = page.nextCursor;
  } while (after !== null);
  return keys;
}
