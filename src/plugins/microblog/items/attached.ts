import {
  bool,
  countField,
  fillerOf,
  flagField,
  firstOf,
  idString,
  instantField,
  int,
  type JsonObject,
  linkField,
  listField,
  neededText,
  obj,
  type Reading,
  str,
  textField,
  urlAt,
} from "../../../plugin-sdk/index.ts";
import { instantIn } from "./account.ts";

export const articleFields = {
  id: textField("Number of the article."),
  title: textField("Its title."),
  text: textField("How it begins; X shows no more of it here."),
  imageUrl: linkField("Its picture."),
};
export const pollFields = {
  choices: listField(
    { text: neededText("What one can choose."), voteCount: countField("Votes for it.") },
    "What is put to the vote, in order.",
  ),
  endsAt: instantField("When the vote ends."),
  isFinal: flagField("True once voting has ended."),
};
const articleOf = fillerOf(articleFields);
const pollOf = fillerOf(pollFields);

/** An article that somebody wrote on X: the text of its post is a short link and nothing else. */
export function articleIn(tweet: JsonObject, { answer, warn }: Reading, within: string) {
  const article = obj(tweet, "article");
  if (article === null) return null;
  const read = articleOf({
    id: idString(firstOf(article, ["rest_id", "id"])),
    title: str(article, "title"),
    text: str(article, "preview_text"),
    imageUrl: urlAt(article, "cover_media.media_info.original_img_url"),
  });
  if (read.title === null)
    warn("field_missing", `${within}article.title: the ${answer} does not name the article.`);
  return read;
}

/** A vote is a card of a kind of its own; its values have the name of their kind around them. */
export function pollIn(tweet: JsonObject, { answer, warn }: Reading, within: string) {
  const card = obj(tweet, "card");
  if (!/^(?:\d+:)?poll\d/.test(str(card, "name") ?? "")) return null;
  const values = obj(card, "binding_values");
  const text = (key: string) => str(values, `${key}.string_value`);
  const choices = [1, 2, 3, 4].flatMap((number) => {
    const label = text(`choice${number}_label`);
    return label === null ? [] : [{ text: label, voteCount: int(text(`choice${number}_count`)) }];
  });
  if (choices.length < 2 || choices.some(({ voteCount }) => voteCount === null))
    warn("field_missing", `${within}poll.choices: the ${answer} does not state all of a vote.`);
  return pollOf({
    choices,
    endsAt: instantIn(text("end_datetime_utc")),
    isFinal: bool(values, "counts_are_final.boolean_value"),
  });
}
