import { noun } from "../command.ts";
import { stateCreate, stateDelete, stateList, stateRestore } from "./state/classes.ts";
import { stateObjects } from "./state/objects.ts";
import { stateShow } from "./state/show.ts";
import { stateGet, statePut, stateRemove } from "./state/values.ts";

export const state = noun("state", "keyed objects of a service", [
  ...[stateList, stateCreate, stateDelete, stateRestore],
  ...[stateObjects, stateShow, stateGet, statePut, stateRemove],
]);
