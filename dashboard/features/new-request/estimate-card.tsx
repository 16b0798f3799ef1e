import type { Problem } from "../../data/problem.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Lost } from "../../parts/page/lost.tsx";
import { useViewer } from "../../parts/shell/viewer.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { useWords } from "../../words/language.ts";
import { ChangeList } from "./change-list.tsx";
import type { Estimate, Estimated } from "./use-estimate.ts";

interface EstimateCardProps {
  estimated: Estimated;
  /** The word for one Record. */
  unit: string;
  /** What the last press of Run failed with. */
  failed: Problem | undefined;
  isBusy: boolean;
  /** Somebody has begun: what is missing may be named. */
  isAsked: boolean;
  onShowCall: () => void;
}

/** What it costs at most and what is made of the input, beside the button that runs it. */
export function EstimateCard(props: EstimateCardProps) {
  const { estimated, unit, failed, isBusy, isAsked, onShowCall } = props;
  const { words } = useWords();
  const { estimate, problem, isStale } = estimated;
  return (
    <Card title={words.newRequest.estimate}>
      <div role="status" aria-live="polite" className={classNames("grid gap-3", isStale && "opacity-60")}>
        {estimate && <Cost estimate={estimate} unit={unit} />}
        {problem && <NoCost problem={problem} isAsked={isAsked} />}
        {!estimate && !problem && <p className="text-quiet">…</p>}
      </div>
      {failed && !problem && (
        <div className="mt-3">
          {failed.isLost ? (
            <p role="alert" className="text-warn">
              {words.newRequest.sentOnce}
            </p>
          ) : (
            <Failed problem={failed} />
          )}
        </div>
      )}
      <div className="mt-4 flex gap-2">
        <Button type="submit" look="main" icon="play" isBusy={isBusy} className="grow">
          {words.newRequest.run}
        </Button>
        <Button icon="code" onClick={onShowCall}>
          {words.newRequest.call}
        </Button>
      </div>
    </Card>
  );
}

function Cost({ estimate, unit }: { estimate: Estimate; unit: string }) {
  const { words, format } = useWords();
  const balance = useViewer().account.availableUsdMicros;
  const { estimatedCostUsdMicros, affordableRecords, limit, priceUsdMicros, normalizations } = estimate;
  const isCovered = balance >= estimatedCostUsdMicros;
  const usd = format.usd(balance);
  return (
    <>
      <div>
        <p className="text-2xl font-semibold tracking-tight">
          {format.usd(estimatedCostUsdMicros)}{" "}
          <span className="text-sm font-normal tracking-normal text-quiet">{words.newRequest.atMost}</span>
        </p>
        <p className="text-quiet">
          {words.newRequest.perRecord(format.number(affordableRecords), unit, format.usd(priceUsdMicros))}
        </p>
      </div>
      {affordableRecords < limit && (
        <p className="text-warn">{words.newRequest.ceilingAllows(format.number(affordableRecords))}</p>
      )}
      <p className={isCovered ? "text-quiet" : "text-bad"}>
        {isCovered ? words.newRequest.balance(usd) : words.newRequest.tooLittle(usd)}
      </p>
      {estimate.isDemo && <p className="text-quiet">{words.newRequest.isDemo}</p>}
      <ChangeList changes={normalizations} />
    </>
  );
}

/** Why there is no cost yet. What is wrong with single fields stands at them. */
function NoCost({ problem, isAsked }: { problem: Problem; isAsked: boolean }) {
  const { words } = useWords();
  if (problem.isLost) return <Lost at={undefined} />;
  const count = problem.fields.size;
  if (count === 0) return <Failed problem={problem} />;
  if (!isAsked) return <p className="text-quiet">{words.newRequest.fillIn}</p>;
  return (
    <div className="grid gap-1">
      <p className="font-medium text-bad">{words.newRequest.mend(count)}</p>
      <ul className="grid gap-1 text-xs text-quiet">
        {[...problem.fields].map(([path, message]) => (
          <li key={path} className="break-words">
            <code>{path.replace(/^input\./, "")}</code>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
