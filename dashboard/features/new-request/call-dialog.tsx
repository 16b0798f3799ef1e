import { creationKey } from "../../../src/client/creation-key.ts";
import { NewRequestCreateDocument } from "../../generated/new-request.ts";
import { usdTextOf } from "../../parts/ui/usd-text.ts";
import { ShowCall } from "../../parts/show-call/show-call.tsx";
import { useState } from "react";
import type { NewInput } from "./use-estimate.ts";

interface CallDialogProps {
  input: NewInput;
  onClose: () => void;
}

/** How a program creates what stands in the form. */
export function CallDialog({ input, onClose }: CallDialogProps) {
  const [idempotencyKey] = useState(creationKey);
  const { operation, ...fields } = input.input as { operation: string };
  const { limit, maxCostUsdMicros } = input;
  const terms = [
    ...(limit == null ? [] : ["--limit", String(limit)]),
    ...(maxCostUsdMicros == null ? [] : ["--max-cost", usdTextOf(maxCostUsdMicros)]),
  ];
  return (
    <ShowCall
      onClose={onClose}
      call={{
        document: NewRequestCreateDocument,
        variables: { input, idempotencyKey },
        client: { method: "create", arguments: [input] },
        command: {
          words: ["scrape", input.scraper ?? "", "--operation", operation, "--input", "-", ...terms],
          input: fields,
        },
      }}
    />
  );
}
