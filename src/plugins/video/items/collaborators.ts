import { arr, at, type RunContext, str } from "../../../plugin-sdk/index.ts";
import { saidIn } from "../page/texts.ts";
import { allOf, anyOf } from "../page/walk.ts";

/** One of several channels that published a film together. */
export interface Collaborator {
  id: string;
  name: string;
  path: string | null;
  imageUrl: string | null;
  isVerified: true | null;
  subscriberCountText: string | null;
}

/**
 * Of several channels the first, whose film it is: all their names are one text, with a list of them behind it or behind
 * their pictures. Null, with a warning, where it cannot be read: the text would name a channel that is none; undefined where
 * there are not several. `lists` may hold other lists, such as menus; `names` is where only several open a list.
 */
export function leaderIn(
  lists: unknown,
  names: unknown,
  warn: RunContext["warn"],
): Collaborator | null | undefined {
  const firsts = [...allOf(lists, "listViewModel")]
    .map((list) => arr(list, "listItems") ?? [])
    .filter((items) => items.some((item) => channelOf(item) !== null))
    .map(([item]) => channelOf(item));
  const leader = firsts.find((one) => one !== null);
  if (leader !== undefined) return leader;
  if (firsts.length === 0 && !opensList(names)) return undefined;
  warn("field_missing", "channel: the list behind the names of several channels cannot be read.");
  return null;
}

function opensList(names: unknown): boolean {
  const commands = ["showDialogCommand", "showSheetCommand"].flatMap((name) => [...allOf(names, name)]);
  const pictures = [...allOf(names, "avatars")].flatMap((avatars) => arr(avatars) ?? []);
  return commands.length > 0 || pictures.length > 1;
}

function channelOf(item: unknown): Collaborator | null {
  const shown = at(item, "listItemViewModel");
  const [name, endpoint] = [saidIn(at(shown, "title")), anyOf(shown, "browseEndpoint")];
  const id = str(endpoint, "browseId");
  if (name === null || id?.startsWith("UC") !== true) return null;
  // The handle and the subscribers, each in marks of direction.
  const facts = (saidIn(at(shown, "subtitle")) ?? "")
    .split("•")
    .map((text) => text.replace(/\p{Cf}/gu, "").trim());
  const isHandle = (text: string) => text.startsWith("@");
  return {
    id,
    name,
    path: str(endpoint, "canonicalBaseUrl") ?? facts.find(isHandle) ?? null,
    imageUrl: pictureIn(at(shown, "leadingAccessory")),
    isVerified: hasMark(at(shown, "title")) || null,
    subscriberCountText: facts.find((text) => text !== "" && !isHandle(text)) ?? null,
  };
}

/** The mark of a verified channel in a text. */
export const hasMark = (text: unknown): boolean =>
  [...allOf(text, "imageName")].some((icon) => str(icon)?.startsWith("CHECK_CIRCLE") === true);

/** The first size of the first picture. */
export function pictureIn(tree: unknown): string | null {
  const avatars = anyOf(tree, "avatars");
  const sources = anyOf(Array.isArray(avatars) ? avatars[0] : tree, "sources");
  return str(arr(sources)?.[0], "url");
}
