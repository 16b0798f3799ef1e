import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  CreateRecoveryCodesDocument,
  DisableSecondFactorDocument,
  SecondFactorDocument,
} from "../../generated/rest-documents.ts";
import { secondFactor } from "../../kinds/second-factor.ts";
import { row, rows } from "../row.ts";

export const secondFactorRoutes = rows(secondFactor, {
  "GET /": SecondFactorDocument,
  "POST /": BeginSecondFactorDocument,
  "POST /confirm": ConfirmSecondFactorDocument,
  "DELETE /": DisableSecondFactorDocument,
  "POST /recovery-codes": row(CreateRecoveryCodesDocument, { status: 201 }),
});
