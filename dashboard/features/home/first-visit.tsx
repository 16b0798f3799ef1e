import { Link } from "@tanstack/react-router";
import { Empty } from "../../parts/page/empty.tsx";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";

/** Nothing has run yet: the next step to the first Request, which for an account without a plan is to choose one. */
export function FirstVisit({ canScrape }: { canScrape: boolean }) {
  const { words } = useWords();
  const { first, firstHint, firstAction, firstPlan, firstPlanHint, firstPlanAction } = words.home;
  return canScrape ? (
    <Empty
      icon="play"
      title={first}
      hint={firstHint}
      action={
        <Link to="/scrapers" className={buttonStyle({ look: "main" })}>
          {firstAction}
        </Link>
      }
    />
  ) : (
    <Empty
      icon="money"
      title={firstPlan}
      hint={firstPlanHint}
      action={
        <Link to="/money" className={buttonStyle({ look: "main" })}>
          {firstPlanAction}
        </Link>
      }
    />
  );
}
