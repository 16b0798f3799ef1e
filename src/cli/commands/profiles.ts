import { noun } from "../command.ts";
import { profilesList } from "./profiles/list.ts";
import { profilesRemove } from "./profiles/remove.ts";
import { profilesUse } from "./profiles/use.ts";

export const profiles = noun("profiles", "gateways that are signed in to", [
  profilesList,
  profilesUse,
  profilesRemove,
]);
