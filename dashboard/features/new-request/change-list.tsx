import { useWords } from "../../words/language.ts";
import { isDefault, noteOf, shown } from "./changes.ts";
import type { Estimate } from "./use-estimate.ts";

/** Every rewrite of the input, those by defaults folded. */
export function ChangeList({ changes }: { changes: Estimate["normalizations"] }) {
  const { words } = useWords();
  const defaults = changes.filter(isDefault);
  const others = changes.filter((change) => !isDefault(change));
  if (changes.length === 0) return null;
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-xs">
      {others.length > 0 && (
        <>
          <h3 className="font-medium">{words.newRequest.changes}</h3>
          <ul className="grid gap-1 text-quiet">
            {others.map((change) => (
              <li key={change.path} className="break-words">
                <code>{nameOf(change.path)}</code>: {noteOf(change, words)}
              </li>
            ))}
          </ul>
        </>
      )}
      {defaults.length > 0 && (
        <details className="text-quiet">
          <summary className="cursor-pointer rounded-sm">
            {words.newRequest.defaults(defaults.length)}
          </summary>
          <ul className="mt-1 grid gap-0.5">
            {defaults.map(({ path, to }) => (
              <li key={path} className="break-words">
                <code>
                  {nameOf(path)}: {shown(to)}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const nameOf = (path: string): string => path.replace(/^input\./, "");
