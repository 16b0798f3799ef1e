import { expect, test } from "vitest";
import { pageUrl } from "./kinds.ts";

test.each([
  ["/r/kites/", "https://www.reddit.com/r/kites/"],
  ["https://old.reddit.com/r/kites/?sort=new", "https://www.reddit.com/r/kites/?sort=new"],
  ["https://np.reddit.com/r/kites/", "https://www.reddit.com/r/kites/"],
  ["https://support.reddit.com/hc/en-us", "https://support.reddit.com/hc/en-us"],
  ["https://developers.reddit.com/apps/kites", "https://developers.reddit.com/apps/kites"],
  ["https://reddit.com.example/r/kites/", "https://reddit.com.example/r/kites/"],
])("%s leads to %s", (address, page) => expect(pageUrl(address)).toBe(page));
