import { useWords } from "../../words/language.ts";
import { useUrlState } from "../page/url-state.ts";
import { ANY, NarrowBy } from "../ui/narrow-by.tsx";
import type { KindRow } from "./kind-row.ts";

interface FilterProps {
  row: KindRow;
  /** A field that is one of a few words. */
  name: string;
  options: readonly string[];
}

/** Narrows a list to one word of a field; it stands in the URL. */
export function Filter({ row, name, options }: FilterProps) {
  const { words } = useWords();
  const said = row.words(words);
  const [chosen, choose] = useUrlState(name, ANY);
  const meanings = said.options?.[name];
  const label = said.fields[name] ?? name;
  return (
    <NarrowBy
      label={label}
      any={words.kind.any(label)}
      value={chosen}
      onChange={choose}
      className="w-48"
      options={options.map((value) => ({ value, label: meanings?.[value] ?? value }))}
    />
  );
}
