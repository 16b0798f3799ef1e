import { expect, it } from "vitest";
import { hashtagsIn, mentionsIn } from "./tags.ts";

it.each([
  ["#はなすたぐらむ🌺 #黒髪ロング", ["はなすたぐらむ🌺", "黒髪ロング"]],
  ["#one#two", ["one", "two"]],
  ["see https://example.com/page#sec and www.example.com/#top #ok", ["ok"]],
  ["example.com#sec &#39; a/#b", []],
  ["#हिंदी #ภาษาไทย #İzmir", ["हिंदी", "ภาษาไทย", "İzmir"]],
  ["#👩‍👩‍👧 #🇹🇷 #👍🏽 #1️⃣", ["👩‍👩‍👧", "🇹🇷", "👍🏽", "1️⃣"]],
  ["＃全角 #a_b #foo-bar (#paren) #end.", ["全角", "a_b", "foo", "paren", "end"]],
  ["#one #one", ["one"]],
  ["# alone, ## two", []],
])("hashtags of %s", (text, tags) => {
  expect(hashtagsIn(text)).toEqual(tags);
});

it.each([
  ["with @one.two, @three_ and .@four", ["one.two", "three_", "four"]],
  ["mail me@example.com or https://example.com/@path", []],
  ["@name日本語 @näme", ["name"]],
  ["＠wide", ["wide"]],
  [".@ada and (@bob) but a.@c.d", ["ada", "bob"]],
])("mentions of %s", (text, handles) => {
  expect(mentionsIn(text)).toEqual(handles);
});
