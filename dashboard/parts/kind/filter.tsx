import { useWords } from "../../words/language.ts";
import { useUrlState } from "../page/url-state.ts";
import { Select } from "../ui/select.tsx";
import type { KindRow } from "./kind-row.ts";

const ANY = "any";

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
    <Select
      label={label}
      value={chosen}
      onChange={choose}
      className="w-48"
      options={[
        { value: ANY, label: words.kind.any(label) },
        ...options.map((value) => ({ value, label: meanings?.[value] ?? value })),
      ]}
    />
  );
}
