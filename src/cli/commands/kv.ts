import { noun } from "../command.ts";
import { kvBulk } from "./kv/bulk.ts";
import { kvCreate } from "./kv/create.ts";
import { kvDelete } from "./kv/delete.ts";
import { kvGet } from "./kv/get.ts";
import { kvKeys } from "./kv/keys.ts";
import { kvList } from "./kv/list.ts";
import { kvPut } from "./kv/put.ts";
import { kvRemove } from "./kv/remove.ts";
import { kvRestore } from "./kv/restore.ts";
import { kvShow } from "./kv/show.ts";

export const kv = noun("kv", "keys and values of a service", [
  ...[kvList, kvShow, kvCreate, kvDelete, kvRestore],
  ...[kvGet, kvPut, kvRemove, kvKeys, kvBulk],
]);
