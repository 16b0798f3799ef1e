import {
  absoluteUrl,
  arr,
  changed,
  fieldFrom,
  idFrom,
  idString,
  linkFrom,
  needed,
  rarely,
  readRows,
  type RunContext,
  str,
  textField,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { besideList } from "../goods/list-page.ts";
import type { Answer } from "../page/answer.ts";
import { placeOf } from "../page/place.ts";
import { TEMU } from "../source.ts";
import { addressOf, categoryOf, type Edition, readTemuUrl, type TemuTarget } from "../targets.ts";

const OPTION = {
  id: needed(idFrom("optId", "")),
  title: needed(textFrom("optName", "")),
  url: fieldFrom("seoLinkUrl|linkUrl", textField(""), (value) => absoluteUrl(str(value) ?? "", TEMU)),
  parentId: rarely(idFrom("parentId", "")),
  imageUrl: rarely(linkFrom("imageUrl", "")),
};

/**
 * The tree of categories that a page or answer holds, those above before those below; without its root, which is none.
 * @throws SourceError `source_changed` for no tree, and one in which the category asked for is not
 */
export function readOptions(
  answer: Answer,
  { id: wanted }: TemuTarget,
  asked: Edition,
  warn: RunContext["warn"],
) {
  const { country, language } = placeOf(answer, asked, warn);
  const tree = arr(besideList(answer.data, "optList"));
  if (tree === null) throw changed(answer.page, "The page has no list of categories in a known form.");
  const options = readRows(
    OPTION,
    flat(tree, warn).filter((one) => idString(one, "optId") !== "0"),
    { answer: "list", warn },
    "categories",
  );
  if (!options.some(({ id, parentId }) => id === wanted || parentId === wanted))
    throw changed(answer.page, `The categories of the page are not those of ${wanted}.`);
  return options.map(({ url, ...option }, index) => {
    const target = readTemuUrl(url ?? "");
    const own = target?.kind === "category" && target.id === option.id ? target : categoryOf(option.id);
    return { ...option, country, language, url: addressOf(own), resultPosition: index + 1 };
  });
}

/** Options with those below them; each says which these are, also where there are none. */
function flat(options: readonly unknown[], warn: RunContext["warn"]): unknown[] {
  return options.flatMap((one) => {
    const below = arr(one, "childOpts");
    if (below === null)
      warn("rows_missing", `Category ${idString(one, "optId") ?? ""} does not say what is below it.`);
    return [one, ...flat(below ?? [], warn)];
  });
}
