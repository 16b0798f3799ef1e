import { AppError } from "../../errors/app-error.ts";
import { findPrivateInput, findPrivateInputInTurns, type PrivateFinding } from "./private-ban.ts";

/** Verdicts by identity: aliases of one call share the value of a variable, which is read once. */
const verdicts = new WeakMap<object, Promise<PrivateFinding[]>>();

/** @throws AppError `private_input_refused` with every finding in `details`; paths start at `input` */
export function assertPublic(raw: unknown): void {
  refuse(findPrivateInput(raw));
}

/** The same, letting the event loop go on every few milliseconds. The input must not change meanwhile. */
export async function assertPublicInTurns(raw: unknown): Promise<void> {
  if (typeof raw !== "object" || raw === null) return assertPublic(raw);
  const known = verdicts.get(raw);
  const verdict = known ?? findPrivateInputInTurns(raw);
  if (!known) verdicts.set(raw, verdict);
  refuse(await verdict);
}

function refuse(findings: readonly PrivateFinding[]): void {
  if (findings.length === 0) return;
  const details = findings.map(({ path, reason }) => ({
    path: path === "" ? "input" : `input.${path}`,
    code: "private_input",
    message: reason,
  }));
  throw new AppError("private_input_refused", { details });
}
