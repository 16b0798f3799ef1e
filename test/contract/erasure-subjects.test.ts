/** Somebody who asks to be forgotten pastes any address of the own page: each finds what the family has stored. */
import { expect, test } from "vitest";
import { isAbout, nameOf, namesOf, needleOf, subjectOf } from "../../src/domain/erasure/subject.ts";
import { loadBuiltInFamilies } from "../kit/built-in-families.ts";

const families = new Map((await loadBuiltInFamilies()).map(({ scraper }) => [scraper.id, scraper]));

function isFound(scraper: string, url: string, record: object): boolean {
  const asked = subjectOf({ url, id: null, handle: null, scraper: null });
  const also = families.get(scraper)?.subjectsOf?.(url) ?? [];
  const json = JSON.stringify(record);
  return namesOf({ ...asked, also: also.map((name) => nameOf({ ...name, scraper })) }).some(
    (name) => json.toLowerCase().includes(needleOf(name)) && isAbout(name, JSON.parse(json)),
  );
}

interface Person {
  addresses: string[];
  /** What a family stores of the person: a profile, a post, a comment, in its own form. */
  records: object[];
  others: object[];
}

const PEOPLE: Record<string, Person> = {
  forum: {
    addresses: [
      "https://www.reddit.com/user/Ann_B/",
      "https://reddit.com/u/ann_b",
      "https://old.reddit.com/user/Ann_B/comments/?sort=new",
      "http://m.reddit.com/u/Ann_B?utm_source=share",
    ],
    records: [
      { type: "user", username: "Ann_B", url: "https://www.reddit.com/user/Ann_B/" },
      { type: "comment", author: { username: "Ann_B", url: "https://www.reddit.com/user/Ann_B/" } },
      { "author.username": "Ann_B" },
    ],
    others: [{ author: { username: "Ann_Bee", url: "https://www.reddit.com/user/Ann_Bee/" } }],
  },
  microblog: {
    addresses: [
      "https://x.com/Ann",
      "https://twitter.com/ann?lang=en",
      "https://mobile.x.com/Ann/with_replies",
      "https://mobile.twitter.com/@Ann?s=20",
    ],
    records: [
      { type: "profile", username: "Ann", url: "https://x.com/Ann" },
      { author: { username: "Ann", url: "https://x.com/Ann" }, url: "https://x.com/Ann/status/17" },
      { id: "18", author: { username: "bob" }, inReplyToUsername: "Ann" },
      { selectedFields: { "author.username": "Ann" } },
    ],
    others: [{ author: { username: "Anna", url: "https://x.com/Anna" }, text: "ask @ann of x.com" }],
  },
  "photo-social": {
    addresses: [
      "https://www.instagram.com/ann.b/?hl=de",
      "https://instagram.com/Ann.B",
      "https://m.instagram.com/ann.b?igsh=MTc4",
      "https://instagr.am/ann.b/",
    ],
    records: [
      { username: "ann.b", url: "https://www.instagram.com/ann.b/" },
      { author: { username: "bob" }, coauthorUsernames: ["ann.b"] },
      { author: { username: "bob" }, taggedUsernames: ["carl", "ann.b"] },
      { author: { username: "bob" }, mentions: ["@ann.b"] },
    ],
    others: [{ author: { username: "ann.c" }, url: "https://www.instagram.com/p/annb/" }],
  },
  shortvideo: {
    addresses: [
      "https://www.tiktok.com/@Ann.b?lang=en",
      "https://m.tiktok.com/@ann.b",
      "https://www.tiktok.com/@ann.b?_r=1&_t=8abc",
    ],
    records: [
      { username: "ann.b", url: "https://www.tiktok.com/@ann.b" },
      { url: "https://www.tiktok.com/@ann.b/video/7234567890123456789" },
      { comments: [{ author: { username: "ann.b" } }] },
    ],
    others: [{ url: "https://www.tiktok.com/@ann.bc/video/7234567890123456789" }],
  },
  professional: {
    addresses: [
      "https://de.linkedin.com/in/jané-doe",
      "https://www.linkedin.com/in/jan%C3%A9-doe/?trk=public_profile",
      "https://linkedin.com/in/jan%C3%A9-doe/en?originalSubdomain=de",
    ],
    records: [
      { url: "https://www.linkedin.com/in/jan%C3%A9-doe" },
      { author: { name: "Jané Doe", url: "https://fr.linkedin.com/in/jan%C3%A9-doe?trk=x" } },
    ],
    others: [{ author: { name: "Jane", url: "https://www.linkedin.com/in/jane-doe" } }],
  },
  video: {
    addresses: [
      "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos",
      "https://m.youtube.com/channel/UCabcdefghijklmnopqrstuv?hl=de",
    ],
    records: [
      { channel: { id: "UCabcdefghijklmnopqrstuv", name: "Ann" } },
      { url: "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv" },
      { authorId: "UCabcdefghijklmnopqrstuv", text: "nice" },
    ],
    others: [{ channel: { id: "UCabcdefghijklmnopqrstuw" } }],
  },
  reviews: {
    addresses: [
      "https://de.trustpilot.com/users/5f3c0e1a2b3c4d5e6f708192",
      "https://www.trustpilot.com/users/5f3c0e1a2b3c4d5e6f708192?languages=all",
    ],
    records: [
      { author: { id: "5f3c0e1a2b3c4d5e6f708192", name: "Ann" } },
      { author: { url: "https://www.trustpilot.com/users/5f3c0e1a2b3c4d5e6f708192" } },
    ],
    others: [{ author: { id: "5f3c0e1a2b3c4d5e6f708193", name: "Ann" } }],
  },
};

test.each(Object.entries(PEOPLE))(
  "%s: every address of a person finds the own Records, and those of nobody else",
  (scraper, { addresses, records, others }) => {
    const found = (address: string, among: object[]) =>
      among.filter((record) => isFound(scraper, address, record));
    for (const address of addresses) {
      expect([address, found(address, records)]).toEqual([address, records]);
      expect([address, found(address, others)]).toEqual([address, []]);
    }
  },
);

test.each([
  ["forum", "https://old.reddit.com/r/kites/comments/1abc2d/a_title/?context=3", { id: "1abc2d" }],
  [
    "microblog",
    "https://mobile.twitter.com/ann/status/1700000000000000000?s=20",
    { id: "1700000000000000000" },
  ],
  [
    "photo-social",
    "https://instagram.com/ann/p/CxYzAbC1dEf/?igshid=a",
    { url: "https://www.instagram.com/p/CxYzAbC1dEf" },
  ],
  ["shortvideo", "https://m.tiktok.com/v/7234567890123456789.html", { id: "7234567890123456789" }],
  ["video", "https://youtu.be/dQw4w9WgXcQ?t=4", { id: "dQw4w9WgXcQ" }],
])("%s: a post is found by %s", (scraper, address, record) => {
  expect(isFound(scraper, address, record)).toBe(true);
  const others = Object.fromEntries(Object.entries(record).map(([field, value]) => [field, `${value}x`]));
  expect(isFound(scraper, address, others)).toBe(false);
});
