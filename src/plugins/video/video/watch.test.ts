import { expect, test } from "vitest";
import { readSurroundings } from "./watch.ts";

test.each([
  ["0", "like this video", 0],
  ["12", "like this video along with 1,598 other people", 1598],
  ["Like", "like this video", null],
])("a button that shows %j and says %j counts %j likes", (title, accessibilityText, likes) => {
  const button = { buttonViewModel: { title, accessibilityText } };
  const likeButtonViewModel = { toggleButtonViewModel: { defaultButtonViewModel: button } };
  const results = { contents: [{ videoPrimaryInfoRenderer: { likeButtonViewModel } }] };
  const data = { contents: { twoColumnWatchNextResults: { results } } };
  const read = readSurroundings({ data, language: "en" } as never, () => undefined);
  expect(read.likeCount).toBe(likes);
});
