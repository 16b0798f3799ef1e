import { useWords } from "../../words/language.ts";

const SHOWN = 3;

/** Other names that a program may send a field by. */
export function Aliases({ names }: { names: readonly string[] }) {
  const { words } = useWords();
  if (names.length === 0) return null;
  const first = names.slice(0, SHOWN).join(", ");
  const said = (
    <>
      {words.form.alsoAccepted}: <code>{first}</code>
    </>
  );
  if (names.length <= SHOWN) return <p className="text-xs text-quiet">{said}</p>;
  return (
    <details className="text-xs text-quiet">
      <summary className="cursor-pointer rounded-sm">
        {said}, {words.form.moreNames(names.length - SHOWN)}
      </summary>
      <code className="break-words">{names.slice(SHOWN).join(", ")}</code>
    </details>
  );
}
