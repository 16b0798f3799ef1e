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
  seoUrl: rarely(
    fieldFrom("seoLinkUrl", textField(""), (value) => {
      const target = readTemuUrl(absoluteUrl(str(value) ?? "", TEMU) ?? "");
      return target?.kind === "category" ? addressOf(target) : null;
    }),
  ),
  parentId: rarely(idFrom("parentId", "")),
  imageUrl: rarely(linkFrom("imageUrl", "")),
};

/**
 * The tree of categories that a page or answer holds, those above before those below; without its root, which is none.
 * @throws SourceError `source_changed` for no tree, and one in which the category asked for is not
 */
export function readOptions(answer: Answer, { id: wanted }: TemuTarget, asked: Edition, ctx: RunContext) {
  const { warn } = ctx;
  const { country, language } = placeOf(answer, asked, warn);
  const tree = arr(besideList(answer.data, "optList"));
  if (tree === null) throw changed(answer.page, "The page has no list of categories in a known form.");
  const stated = flat(tree, warn).filter((one) => idString(one, "optId") !== "0");
  const options = readRows(OPTION, stated, { answer: "list", warn }, "categories").map((option) => ({
    ...{ ...option, country, language },
    url: addressOf(categoryOf(option.id)),
  }));
  if (!options.some(({ id, parentId }) => id === wanted || parentId === wanted))
    throw changed(answer.page, `The categories of the page are not those of ${wanted}.`);
  ctx.held(answer.page);
  return options;
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
