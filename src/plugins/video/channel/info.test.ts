import { expect, test } from "vitest";
import { channelInfo } from "./info.ts";

const ID = "UCtopicTopicTopicTopicT6";
const told = (id: string) => ({
  urlCanonical: `https://www.youtube.com/channel/${id}`,
  title: "Kites - Topic",
  description: "",
});
const read = (id: string) => {
  const data = { microformat: { microformatDataRenderer: told(id) } };
  return channelInfo(
    { page: { url: "https://x.example" }, data, language: "en" } as never,
    ID,
    () => undefined,
  );
};

test("a channel of YouTube's own is described to search engines alone, and is held to its id", () => {
  expect(read(ID)).toMatchObject({ id: ID, name: "Kites - Topic", handle: null });
  expect(() => read("UCother0Other0Other0Othe")).toThrow("not about");
});
