import { useWords } from "../../words/language.ts";

const WIDTHS = ["w-2/5", "w-4/5", "w-3/5", "w-full", "w-1/2"];

/** The first of the four looks: it is on its way. */
export function Loading({ rows = 3 }: { rows?: number }) {
  const { words } = useWords();
  return (
    <div role="status" aria-label={words.page.loading} className="grid animate-pulse gap-3 py-2">
      {WIDTHS.slice(0, rows).map((width) => (
        <div key={width} className={`h-4 rounded bg-raised ${width}`} />
      ))}
    </div>
  );
}

export function LoadingPage() {
  return (
    <div className="mx-auto max-w-3xl p-6">
      <Loading rows={5} />
    </div>
  );
}
