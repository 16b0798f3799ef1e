import { AppError, type ErrorDetail } from "../../errors/app-error.ts";

export const MAX_TAGS = 10;
/** Letters and digits of any language with `.`, `_`, `:`, `/` and `-` inside. */
const TAG_FORM = /^[\p{L}\p{N}](?:[\p{L}\p{N}._:/-]{0,48}[\p{L}\p{N}])?$/u;

/**
 * The tags of a new Request or of a filter, each once and in the order given; case counts. Throws `invalid_input` with
 * every one that has another form.
 * @param path of the tags in the call
 */
export function tagsOf(given: readonly string[] | null, path: string): string[] {
  const tags = [...new Set((given ?? []).map((tag) => tag.trim()))];
  const problems: ErrorDetail[] = tags.flatMap((tag, index) =>
    TAG_FORM.test(tag)
      ? []
      : [
          {
            path: `${path}.${index}`,
            code: "format",
            message: "A tag has 1 to 50 letters and digits, with `.`, `_`, `:`, `/` and `-` between them.",
          },
        ],
  );
  if (tags.length > MAX_TAGS)
    problems.unshift({
      path,
      code: "too_many",
      message: `At most ${MAX_TAGS} tags.`,
      limit: MAX_TAGS,
      actual: tags.length,
    });
  if (problems.length > 0) throw new AppError("invalid_input", { details: problems.slice(0, MAX_TAGS + 1) });
  return tags;
}
