import { creationKey } from "../../../src/client/creation-key.ts";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { Problem } from "../../data/problem.ts";
import { useAction } from "../../data/use-action.ts";
import { NewRequestCreateDocument } from "../../generated/new-request.ts";
import { createOnce } from "./create-once.ts";
import type { Kept } from "./kept.ts";
import type { NewInput } from "./use-estimate.ts";

interface KeptKey {
  sent: Kept["sent"];
  keep: (change: Pick<Kept, "sent">) => void;
}

export interface Run {
  run: (input: NewInput) => Promise<void>;
  isBusy: boolean;
  problem: Problem | undefined;
}

/**
 * Makes a Request and opens its page. Its key stays until an answer has come, over a reload, too: pressed again for the
 * same input, nothing is made twice.
 */
export function useRun({ sent, keep }: KeptKey): Run {
  const navigate = useNavigate();
  const { run: create, problem } = useAction(NewRequestCreateDocument);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const run = async (input: NewInput) => {
    // A second press comes before the button is drawn as busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const text = JSON.stringify(input);
    const idempotencyKey = sent?.input === text ? sent.key : creationKey();
    keep({ sent: { input: text, key: idempotencyKey } });
    const outcome = await createOnce(create, { input, idempotencyKey });
    isUnderWay.current = false;
    setBusy(false);
    if (!outcome.problem?.isLost) keep({ sent: null });
    const made = outcome.data?.requestCreate?.request.id;
    if (made !== undefined) await navigate({ to: `/requests/${made}` });
  };
  return { run, isBusy, problem };
}
