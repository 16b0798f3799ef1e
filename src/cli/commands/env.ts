import { noun } from "../command.ts";
import { envApply } from "./env/apply.ts";
import { envDelete } from "./env/delete.ts";
import { envList } from "./env/list.ts";
import { envSet } from "./env/set.ts";

export const env = noun("env", "secrets of a service: values that are written and never shown", [
  envList,
  envSet,
  envDelete,
  envApply,
]);
