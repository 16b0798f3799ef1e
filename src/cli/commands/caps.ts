import { noun } from "../command.ts";
import { capsDelete } from "./caps/delete.ts";
import { capsList } from "./caps/list.ts";
import { capsSet } from "./caps/set.ts";
import { capsSimulate } from "./caps/simulate.ts";
import { capsSpend } from "./caps/spend.ts";

export const caps = noun("caps", "limits on usage and on what scraping may cost", [
  capsList,
  capsSet,
  capsDelete,
  capsSimulate,
  capsSpend,
]);
