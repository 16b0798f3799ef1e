import { noun } from "../command.ts";
import { kvCreate } from "./kv/create.ts";
import { kvDelete } from "./kv/delete.ts";
import { kvList } from "./kv/list.ts";
import { kvRestore } from "./kv/restore.ts";
import { kvShow } from "./kv/show.ts";

export const kv = noun("kv", "keys and values of a service", [kvList, kvShow, kvCreate, kvDelete, kvRestore]);
