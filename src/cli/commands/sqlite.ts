import { noun } from "../command.ts";
import { sqliteCreate } from "./sqlite/create.ts";
import { sqliteDelete } from "./sqlite/delete.ts";
import { sqliteList } from "./sqlite/list.ts";
import { sqliteQuery } from "./sqlite/query.ts";
import { sqliteRestore } from "./sqlite/restore.ts";
import { sqliteShow } from "./sqlite/show.ts";

export const sqlite = noun("sqlite", "SQLite databases of a service", [
  ...[sqliteList, sqliteShow, sqliteCreate, sqliteDelete, sqliteRestore, sqliteQuery],
]);
