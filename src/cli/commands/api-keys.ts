import type { Command } from "commander";
import type { Cli } from "../cli.ts";
import { noun } from "../command.ts";
import { apiKeysCreate } from "./api-keys/create.ts";
import { apiKeysList } from "./api-keys/list.ts";
import { apiKeysRevoke } from "./api-keys/revoke.ts";

export function apiKeys(cli: Cli): Command {
  return noun("api-keys", "keys of the account", [apiKeysList(cli), apiKeysCreate(cli), apiKeysRevoke(cli)]);
}
