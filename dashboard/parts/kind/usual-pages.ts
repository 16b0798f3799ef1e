import type { Words } from "../../words/language.ts";
import type { Feature } from "../shell/feature.ts";
import type { Tone } from "../ui/badge.tsx";
import type { Thing } from "./kind-face.ts";
import type { KindRow, LoadedKind } from "./kind-row.ts";
import type { ByWord, KindWords } from "./kind-words.ts";

/** A row whose names are fields of the kind, and that has words for each field that it shows or asks for. */
type CheckedRow<Row extends Thing, Given extends string, Name extends keyof Row & string> = Omit<
  KindRow<Name>,
  "words" | "load" | "tones"
> & {
  words: (
    words: Words,
  ) => NoInfer<
    KindWords<Name | Given> & { options?: unknown } & ([keyof ByWord<Pick<Row, Name>, string>] extends [never]
        ? object
        : { options: ByWord<Pick<Row, Name>, string> })
  >;
  load: () => Promise<LoadedKind<Row, Given>>;
  tones?: NoInfer<Partial<ByWord<Pick<Row, Name>, Tone>>>;
};

/** The pages of a kind with the usual operations: a list, from which one is made, and one, which is changed and deleted. */
export function usualPages<Row extends Thing, Given extends string, Name extends keyof Row & string>(
  checked: CheckedRow<Row, Given, Name>,
): Feature {
  const row = checked as unknown as KindRow;
  const { name, path, id, group, order, icon, words, load } = row;
  const list = async () => {
    const [{ KindList }, kind] = await Promise.all([import("./kind-list.tsx"), load()]);
    return { Page: () => KindList({ row, kind }) };
  };
  const detail = async () => {
    const [{ KindDetail }, kind] = await Promise.all([import("./kind-detail.tsx"), load()]);
    return { Page: () => KindDetail({ row, kind }) };
  };
  return {
    name,
    routes: [
      { path, load: list },
      { path: `${path}/$id`, load: row.detail ?? detail },
    ],
    entries: [{ group, order, icon, to: path, title: (all) => words(all).title }],
    ids: [{ prefix: id, to: (one) => `${path}/${one}` }],
    usual: row,
  };
}
