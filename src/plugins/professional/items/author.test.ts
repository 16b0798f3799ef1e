import { expect, test } from "vitest";
import { linkedAuthor } from "./author.ts";

test.each([
  ["Organization", "organization"],
  ["Corporation", "organization"],
  ["EducationalOrganization", "organization"],
  ["CollegeOrUniversity", "organization"],
  ["Person", "person"],
  ["Thing", null],
  [undefined, null],
])("an author of type %s without a link is %s", (type, kind) => {
  const author = { ...(type === undefined ? {} : { "@type": type }), name: "Quarry Kites" };
  expect(linkedAuthor({ author }, () => undefined)).toMatchObject({ name: "Quarry Kites", id: null, kind });
});
