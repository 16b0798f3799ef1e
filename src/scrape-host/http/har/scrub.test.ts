import { describe, expect, it } from "vitest";
import { isSecretName, scrubHeader, scrubLiterals, scrubPairs, scrubText, scrubUrl } from "./scrub.ts";

describe("isSecretName", () => {
  it.each([
    "token",
    "access_token",
    "accessToken",
    "X-Auth-Token",
    "csrf-token",
    "client_secret",
    "api_key",
    "apiKey",
    "x-api-key",
    "sessionid",
    "PHPSESSID",
    "session",
    "password",
    "id_token",
  ])("%s is one", (name) => expect(isSecretName(name)).toBe(true));

  it.each([
    "pageToken",
    "nextPageToken",
    "continuation_token",
    "author",
    "key",
    "keyword",
    "sessions_count",
    "tokens",
    "secretary",
    "authority",
  ])("%s is none", (name) => expect(isSecretName(name)).toBe(false));
});

describe("scrubUrl", () => {
  it.each([
    [
      "https://a.example/p?q=1&access_token=abc&page=2#x",
      "https://a.example/p?q=1&access_token=REDACTED&page=2",
    ],
    ["https://a.example/p?key=AIzaX&pageToken=CDIQAA", "https://a.example/p?key=REDACTED&pageToken=CDIQAA"],
    ["https://a.example/p?mail=jo%40corp.com&q=a+b", "https://a.example/p?mail=user%40example.invalid&q=a+b"],
    ["https://a.example/p?token=&flag", "https://a.example/p?token=&flag"],
    ["https://a.example/p?bad=%E0%A4%A", "https://a.example/p?bad=%E0%A4%A"],
    ["https://a.example/p", "https://a.example/p"],
  ])("%s", (url, scrubbed) => {
    expect(scrubUrl(url)).toBe(scrubbed);
    expect(scrubUrl(scrubbed)).toBe(scrubbed);
  });
});

it("scrubPairs handles form bodies", () => {
  expect(scrubPairs("user=jo&password=x%26y&csrf_token=1")).toBe(
    "user=jo&password=REDACTED&csrf_token=REDACTED",
  );
});

describe("scrubHeader", () => {
  it.each([
    ["Set-Cookie", "a=b", null],
    ["cookie", "a=b", null],
    ["Authorization", "Bearer x", null],
    ["proxy-authorization", "Basic x", null],
    ["x-api-key", "abc", "REDACTED"],
    ["X-Csrf-Token", "abc", "REDACTED"],
    ["x-forwarded-for", "203.0.113.9, 2a02:c207:1::5", "192.0.2.1, 2001:db8::1"],
    ["x-client-ip", "8.8.8.8", "192.0.2.1"],
    ["location", "/next?session_id=abc&p=1", "/next?session_id=REDACTED&p=1"],
    ["server", "thing/1.26.32.2", "thing/1.26.32.2"],
    ["from", "jo@corp.example.com", "user@example.invalid"],
    ["content-type", "text/html; charset=utf-8", "text/html; charset=utf-8"],
    ["x-ratelimit-remaining", "59", "59"],
  ])("%s: %s", (name, value, scrubbed) => expect(scrubHeader(name, value)).toBe(scrubbed));
});

describe("scrubText", () => {
  it.each([
    ['{"access_token":"abc","n":1}', '{"access_token":"REDACTED","n":1}'],
    ['{"sessionId" : 12345, "x": 2}', '{"sessionId" : 0, "x": 2}'],
    ['{"token":"a\\"b","t":"c"}', '{"token":"REDACTED","t":"c"}'],
    ['{"token":"","t":"c"}', '{"token":"","t":"c"}'],
    ['{"key":"title","nextPageToken":"CDIQAA"}', '{"key":"title","nextPageToken":"CDIQAA"}'],
    ['"{\\"apiKey\\":\\"abc\\"}"', '"{\\"apiKey\\":\\"REDACTED\\"}"'],
    ["var csrfToken = 'a1b2c3d4';", "var csrfToken = 'REDACTED';"],
    [
      '<input type=hidden name="csrf_token" value="abc">',
      '<input type=hidden name="csrf_token" value="REDACTED">',
    ],
    ["<meta name=csrf-token content='abc'>", '<meta name=csrf-token content="REDACTED">'],
    ['<meta name="author" content="Jo">', '<meta name="author" content="Jo">'],
    ['<a href="/x?a=1&amp;sessionid=abc&amp;b=2">', '<a href="/x?a=1&amp;sessionid=REDACTED&amp;b=2">'],
    ["Authorization: Bearer abcdefghijklmnop", "Authorization: Bearer REDACTED"],
    ["the bearer of news", "the bearer of news"],
    ["write to Jo.Doe+x@mail.corp.com today", "write to user@example.invalid today"],
    ["logo@2x.png and @name", "logo@2x.png and @name"],
    ["version 1.26.32.2 is out", "version 1.26.32.2 is out"],
    ['{"version":"1.26.32.2"}', '{"version":"1.26.32.2"}'],
    ['{"ip":"85.1.2.3","clientIp":"85.1.2.3"}', '{"ip":"192.0.2.1","clientIp":"192.0.2.1"}'],
    ['{"remote_addr": "85.1.2.3"}', '{"remote_addr": "192.0.2.1"}'],
    ["API rate limit exceeded for 85.1.2.3. (But", "API rate limit exceeded for 192.0.2.1. (But"],
    ["Your IP address is 85.1.2.3", "Your IP address is 192.0.2.1"],
    ["from 2a02:c207:2012:1::5 and fe80::1", "from 2001:db8::1 and 2001:db8::1"],
    ["2a02:c207:2012:1:aa:bb:cc:dd", "2001:db8::1"],
    ["a::before { } std::cafe 12:30:45", "a::before { } std::cafe 12:30:45"],
  ])("%s", (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
    expect(scrubText(scrubbed)).toBe(scrubbed);
  });

  it("takes time in proportion to the text", () => {
    const from = performance.now();
    for (const piece of ['"token":"', "<input name=", "a@", "1:", "\\", "?a=", "ip: "])
      scrubText(piece.repeat(50_000));
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});

it("scrubLiterals replaces values wherever they stand", () => {
  expect(scrubLiterals("you sent s3cret-value and abc", ["s3cret-value", "abc"])).toBe(
    "you sent REDACTED and abc",
  );
});
