import { useWords } from "../../words/language.ts";
import { Select } from "../ui/select.tsx";

/** Each day by itself, or as it adds up. */
export type DaysView = "day" | "sum";

/** Chooses how days are drawn. */
export function ViewSelect({ view, onChange }: { view: DaysView; onChange: (view: DaysView) => void }) {
  const { words } = useWords();
  return (
    <Select<DaysView>
      label={words.usage.view}
      value={view}
      onChange={onChange}
      className="w-36"
      options={[
        { value: "day", label: words.usage.eachDay },
        { value: "sum", label: words.usage.sum },
      ]}
    />
  );
}
