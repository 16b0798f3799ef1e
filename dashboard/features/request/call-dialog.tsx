import { RequestAgainDocument, type RequestDetailQuery } from "../../generated/request.ts";
import { usdTextOf } from "../../parts/ui/usd-text.ts";
import { ShowCall } from "../../parts/show-call/show-call.tsx";
import type { RequestState } from "./use-run.ts";

interface CallDialogProps {
  request: NonNullable<RequestDetailQuery["request"]>;
  state: RequestState;
  onClose: () => void;
}

/** How a program creates the same Request. */
export function CallDialog({ request, state, onClose }: CallDialogProps) {
  const { scraper, limit } = request;
  const input = {
    ...{ scraper: scraper.id, input: state.input, limit },
    ...(state.tags.length === 0 ? {} : { tags: state.tags }),
    ...(state.maxCostUsdMicros === null ? {} : { maxCostUsdMicros: state.maxCostUsdMicros }),
  };
  return (
    <ShowCall
      onClose={onClose}
      call={{
        document: RequestAgainDocument,
        variables: { input },
        client: { method: "create", arguments: [input] },
        command: {
          words: [
            "scrape",
            scraper.id,
            "--operation",
            state.operation,
            "--input",
            "-",
            "--limit",
            String(limit),
            ...(state.maxCostUsdMicros === null ? [] : ["--max-cost", usdTextOf(state.maxCostUsdMicros)]),
          ],
          input: state.input,
        },
      }}
    />
  );
}
