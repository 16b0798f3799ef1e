import {
  DeleteSpendLimitDocument,
  DeleteUsageCapDocument,
  SetSpendLimitDocument,
  SetUsageCapDocument,
  SimulateUsageCapDocument,
  UsageDocument,
} from "../../generated/rest-documents.ts";
import { cap } from "../../kinds/cap.ts";
import { spendLimit } from "../../kinds/spending.ts";
import { usage } from "../../kinds/usage.ts";
import { row, rows } from "../row.ts";

export const usageRoutes = rows(usage, { "GET /": UsageDocument });

export const capRoutes = rows(cap, {
  "PUT /:metric": SetUsageCapDocument,
  "DELETE /:metric/:period": row(DeleteUsageCapDocument, { description: "The cap as it was." }),
  "GET /:metric/simulation": row(SimulateUsageCapDocument, { operationId: "simulateUsageCap" }),
});

export const spendLimitRoutes = rows(spendLimit, {
  "PUT /:scope": SetSpendLimitDocument,
  "DELETE /:scope": row(DeleteSpendLimitDocument, { description: "The limits as they were." }),
});
