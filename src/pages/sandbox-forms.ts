import type { SandboxAction } from "../domain/payment/sandbox/act.ts";
import { paidPlanNamed } from "../domain/plan/plans.ts";
import { AppError } from "../errors/app-error.ts";
import type { FormFields } from "./page-routes.ts";

type Outcome = Extract<SandboxAction, { do: "pay" }>["outcome"];
const OUTCOMES: readonly Outcome[] = ["pay", "decline", "delay", "dispute", "leave"];

/** How the payment is to end. Throws `invalid_input`. */
export function checkoutOutcome(fields: FormFields): Outcome {
  const outcome = OUTCOMES.find((one) => one === fields.get("outcome"));
  if (outcome === undefined) throw unknownChoice();
  return outcome;
}

/** What a person pressed in the portal. Throws `invalid_input`. */
export function portalAction(fields: FormFields): SandboxAction {
  const plan = paidPlanNamed(fields.get("plan"));
  if (plan !== null) return { do: "change", plan };
  const card = fields.get("card");
  if (card === "pays" || card === "declines") return { do: "card", card };
  const simple = fields.get("do");
  if (simple === "cancel" || simple === "keep" || simple === "cancel_now") return { do: simple };
  for (const name of ["renew", "retry"] as const) {
    const outcome = fields.get(name);
    if (outcome === "pay" || outcome === "decline") return { do: name, outcome };
  }
  if (fields.get("refund") !== "") return { do: "refund", chargeId: fields.get("refund") };
  for (const state of ["won", "lost"] as const)
    if (fields.get(state) !== "") return { do: "dispute", chargeId: fields.get(state), state };
  throw unknownChoice();
}

function unknownChoice(): AppError {
  return new AppError("invalid_input", { message: "The page does not offer this." });
}
