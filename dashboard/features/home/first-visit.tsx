import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ComponentType } from "react";
import { Empty } from "../../parts/page/empty.tsx";
import { useFeatures } from "../../parts/shell/features-context.ts";
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
        <div className="grid justify-items-center gap-2">
          <FirstActions />
          <Link to="/scrapers" className={buttonStyle({})}>
            {firstAction}
          </Link>
        </div>
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

/** What runs at one press, of the features that have it. */
function FirstActions() {
  const features = useFeatures();
  const [all] = useState(() =>
    features.flatMap(({ name, firstActions }) =>
      firstActions === undefined ? [] : [{ name, Actions: loaded(firstActions) }],
    ),
  );
  return all.map(({ name, Actions }) => (
    <Suspense key={name}>
      <Actions />
    </Suspense>
  ));
}

function loaded(load: () => Promise<{ FirstActions: ComponentType }>): ComponentType {
  return lazy(async () => ({ default: (await load()).FirstActions }));
}
