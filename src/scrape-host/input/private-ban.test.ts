import { describe, expect, it } from "vitest";
import { findPrivateInput } from "./private-ban.ts";

const JWT = `${base64('{"alg":"HS256","typ":"JWT"}')}.${base64('{"sub":"1"}')}.c2lnbmF0dXJl`;

function base64(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function paths(value: unknown): string[] {
  return findPrivateInput(value).map((finding) => finding.path);
}

const PRIVATE_NAMES = [
  "cookie cookies setCookie cookieJar cookieHeader sessionCookies li_at c_user ds_user_id cf_clearance",
  "password passwd pwd userPassword mailboxPassword passphrase dbPass login_pass",
  "token accessToken refresh_token idToken x-auth-token bearer jwt csrf xsrfToken csrfmiddlewaretoken nextPageToken githubtoken",
  "session sessionId sessionid PHPSESSID JSESSIONID ASP.NET_SessionId reddit_session connect.sid storageState localStorage",
  "apiKey apikey API-KEY x-api-key secret clientSecret client_secret credentials creds auth authorization privateKey",
  "accountCredential oauth2 authCode loginEmail mailbox imapHost serviceAccount orderHistory privateCarts SAPISID",
  "otp otpCode oneTimeCode one_time_password 2fa mfaCode totpSecret verificationCode smsCode twoFactorCode backupCodes",
  "proxy proxies proxyUrl proxyUrls httpProxy useProxy proxyConfiguration socks5Host",
].flatMap((line) => line.split(" "));

const PUBLIC_NAMES = [
  "query searchQuery keywords keyword url urls startUrls appIds contentMaxChars sort_type date_filter commentSort",
  "author_company_urns author_industry_urns author_job_title author authorId authors publicIdentifiers placeIds shortcode",
  "hashtag hashtags mediaId username userName login email includeEmails tokenId tokenIds tokenAddress maxTokens tokenizer",
  "postalCode zipCode countryCode languageCode country lang category categoryKey sortKey key keyId publicKey keystone",
  "photoKen photo_ken passengers passRate compass bypass secretary authority authenticity monkey asinKey epoxy sku pin pinCode",
  "sessile obsession possession minLikes otpion hotpot stop soundIds musicUrls deliveryLocation includeSupplierVerification",
  "maxSubreddits autoDiscoverSubreddits operation limit fields marketplaceUrls number repo path filename since topic barcode",
  "jobType radius remote includeCompanyInfo propertyUrl beds baths includeSellerInfo minPrice currency priceCode product",
].flatMap((line) => line.split(" "));

const PRIVATE_TEXTS: [string, string][] = [
  ["bearer header", "Bearer abcdEFGH12345678"],
  ["bearer inside text", "please use bearer 0123456789abcdef for it"],
  ["basic header", `Basic ${Buffer.from("user:pass").toString("base64")}`],
  ["authorization line", "Authorization: Bearer abc123def"],
  ["cookie line", "Cookie: a=b"],
  ["cookie line after another", "note: Cookie: a=b"],
  ["curl command", "curl -H 'Cookie: a=b' https://example.com"],
  ["api key line", "X-Api-Key: 9f8e7d6c5b4a"],
  ["named password", "password: hunter2"],
  ["form password", "password=hunter&user=me"],
  ["Set-Cookie attributes", "a=b; c=d; Path=/"],
  ["Set-Cookie flags", "theme=dark; HttpOnly"],
  ["cookie pairs with a long value", "sid=31d4d96e407aad42c0ffee; lang=en"],
  ["JWT", JWT],
  ["JWT in a text", `see ${JWT} there`],
  ["GitHub token", `ghp_${"a1B2".repeat(9)}`],
  ["GitHub fine-grained token", `github_pat_${"11AAAAAAA0".repeat(3)}`],
  ["AWS key", "AKIAIOSFODNN7EXAMPLE"],
  ["model key", "sk-abcdefghij0123456789ABCD"],
  ["model project key", "sk-proj-abcdefghij0123456789"],
  ["payment key", `sk_live_${"4eC39HqLyj"}`],
  ["Slack token", "xoxb-1234567890-abcdefghij"],
  ["Google key", `AIza${"SyA1234567".repeat(4).slice(0, 35)}`],
  ["a token of an issuer that is not listed", "acme_T9xK2mQ7vB4nL8pR1sW6zD3f"],
  ["one behind two names", "zz_pat_q3f8k2m9x7v4b1n6l5p0r8s2w7z4d3g9"],
  ["one with capitals before it", "ACME-T9K2MQ7VB4NL8PR1SW6ZD3F2"],
  ["one that is a UUID", "access-live-7c1964bb-8dbd-4a53-8a3c-350215c6b9a6"],
  ["one beside its name", "T9xK2mQ7vB4nL8pR1sW6zD3f is my acme token"],
  ["a password of letters", "password: vTLCzrnLo"],
  ["a key by its bare name", "honey key=RqhSNqfD0a9ot3RgHqWqUp"],
  ["a code in another language", "code de vérification : 272805"],
  ["a variable", 'export ACME_KEY="9iaWNiHiZvs6ZzStejb42Mvz"'],
  ["PEM key", "-----BEGIN RSA PRIVATE KEY-----\nMIIB"],
  ["SOCKS proxy", "socks5://127.0.0.1:1080"],
  ["proxy with credentials", "10.0.0.1:8080:user:pass"],
  ["user and password at a host", "user:pass@proxy.example.com:8000"],
  ["user-info", "https://user:pass@example.com/"],
  ["user name only", "https://user@example.com/"],
  ["user-info, backslashes", "https:\\\\user:pass@example.com"],
  ["user-info, no slashes", "https:user:pass@example.com"],
  ["user-info, no scheme", "//user:pass@example.com/x"],
  ["user-info, encoded", encodeURIComponent("https://user:pass@example.com/")],
  ["query parameter", "https://example.com/?access_token=x"],
  ["later query parameter", "https://example.com/?a=1&api_key=x"],
  ["fragment parameter", "https://example.com/#access_token=x"],
  ["path parameter", "https://example.com/a;jsessionid=1F"],
  ["encoded path parameter", "https://example.com/a%3Bjsessionid%3D1F"],
  ["encoded parameter name", "https://example.com/?access%5Ftoken=x"],
  ["bracketed parameter", "https://example.com/?user[session_id]=x"],
  ["nested URL", `https://example.com/?u=${encodeURIComponent("https://a.example/?token=x")}`],
  [
    "doubly nested URL",
    `https://example.com/?u=${encodeURIComponent(`https://b.example/?v=${encodeURIComponent("https://c.example/?sessionid=x")}`)}`,
  ],
  ["JSON text", '{"a":{"cookies":[]}}'],
  ["JSON text in JSON text", JSON.stringify(JSON.stringify({ password: "x" }))],
  ["encoded JSON text", encodeURIComponent('{"otp":"1"}')],
  ["broken JSON text", '{"access_token": "abc123",'],
  ["full width", "Ｂｅａｒｅｒ abcdEFGH12345678"],
  ["zero width", `ghp_\u200b${"a1B2".repeat(9)}`],
];

const PUBLIC_TEXTS = [
  ...["patel-ada", "patrick", "patient-voices"].map(
    (name) =>
      `https://www.linkedin.com/posts/${name}_how-we-built-our-remote-office-in-berlin-with-7-engineers-activity-7123456789012345678-aB3d`,
  ),
  "UC_x5XG1OV2P6uZZ5FSM9Ttw",
  "app-792cef1f72b260aab3831243fdd30123456789ab",
  "sha512-tLyWrrYgLGg7gsgKDsQWGumQGERZKazzH57lu7Kbt5BG33cQ8mAaOGeYjmSt66M7qUQp6pK4y23BXw27uCZ3uA==",
  "token 7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU",
  "https://raw.githubusercontent.com/ada/token/159d13b827d40255be3ec05f9bbe6d5b4ddf0d5d/README.md",
  "license GPL-3.0-or-later-with-exception",
  "https://www.indeed.com/viewjob?jk=adb6e0bbf7de3778&tk=1sr7cbp7ptt9l6l0elo",
  "cookie recipe",
  "cookie: the best recipe ever",
  "token ring",
  "password manager",
  "password: how to reset it",
  "proxy server",
  "proxy:server",
  "basic training manual",
  "Basic authentication",
  "bearer bonds explained",
  "bearer characteristics",
  "session musicians near me",
  "secret santa gifts; cheap",
  "com.example.token",
  "com.android.cookie.jar",
  "nodejs/undici",
  "src/auth/token.ts",
  "repo:nodejs/undici path:lib/cookies language:JavaScript",
  "PERSONALIZATION",
  "#token",
  "c# tokens = 3?",
  "i=0; j=1",
  "q=shoes&category=women",
  "1.2.3.4:8080",
  "john@example.com",
  "mailto:john@example.com",
  "ratio 16:9, 2024:2025",
  "https://medium.com/@user/post",
  "https://www.google.com/maps/search//@41.0,28.9,15z?authuser=0&entry=ttu",
  "https://www.google.com/maps/place/Cafe/@41.0,28.9,17z/data=!3m1!4b1!4m6",
  "https://www.google.com/maps/search/tea/@41.0,28.9,15z?hl=pt_BR&gl=br",
  "https://github.com/nodejs/undici/blob/main/lib/web/cookies/index.js#L10",
  "https://example.com/token/abc123?q=access+token&page=2",
  "https://example.com/?q=password+manager&sort=new#reviews",
  "https://example.com/?token_id=77",
  `https://shop.example/dp/B0?dib=${base64('{"v":"1"}')}.abcdefgh.ijklmnop&dib_tag=se&keywords=x`,
  `https://homes.example/?searchQueryState=${encodeURIComponent('{"mapBounds":{"west":1},"usersSearchTerm":"x"}')}`,
  "https://shop.example/sk-ii-facial-treatment-essence-230ml-p-123456789",
  "https://shop.example/x?sid=tyy,4io&click_key=abc&logging_key=def&ref=sr_1_1",
  "git@github.com:nodejs/undici.git",
  "https://img.example/Kx9TkIUWfCyLTk33AfucdSHoEujSxlooTP6RLNrvWaPu4Wq081OTPfDotZxDyi-nWdRToken=w526-h296-rw",
  '{"query":"cookie recipe"}',
  "[brackets] in a title",
  "çerez tarifi: 500g un = 2 bardak",
  "печенье: рецепт",
  "A OR B",
  "50% off, 100%25",
];

/** Spellings of one camelCase, kebab or snake name that must all be read alike. */
function spellings(name: string): string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const joined = ["_", "-", " ", ".", "__", ":", "/"].map((separator) => words.join(separator));
  return [
    name,
    ...joined,
    words.join("-").toUpperCase(),
    words.map(capital).join("-"),
    words.map(capital).join(""),
    (words[0] ?? "") + words.slice(1).map(capital).join(""),
    `x-${words.join("-")}`,
    words.join("_").replaceAll("_", "%5F"),
    [...words.join("_")].join("\u200b"),
    words.join("_").replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
    words.join("_").replaceAll("o", "\u043e").replaceAll("e", "\u0435").replaceAll("a", "\u0430"),
    words.join("_").replace(/[aeiou]/, "$&\u0301"),
  ];
}

/** Places in an input where a `{ [name]: value }` can hide. */
function nestings(name: string): [unknown, string][] {
  return [
    [{ [name]: "x" }, "name"],
    [{ a: { b: [{ [name]: "x" }] } }, "a.b.0.name"],
    [{ options: JSON.stringify({ deep: [{ [name]: 1 }] }) }, "options.deep.0.name"],
    [{ headers: [{ name, value: "x" }] }, "headers.0"],
    [{ headers: [[name, "x"]] }, "headers.0"],
    [{ rawHeaders: ["Accept", "text/html", name, "x"] }, "rawHeaders.2"],
    [{ [name]: null }, "name"],
  ];
}

describe("findPrivateInput by name", () => {
  it.each(PRIVATE_NAMES)("refuses a field named %s in every spelling", (name) => {
    const missed = spellings(name).filter((spelling) => paths({ [spelling]: "x" }).length !== 1);
    expect(missed).toEqual([]);
  });

  it.each(PRIVATE_NAMES)("finds %s in every place and names it", (name) => {
    for (const [value, path] of nestings(name)) {
      expect([value, paths(value)]).toEqual([value, [path.replace("name", name)]]);
    }
  });

  it.each(PUBLIC_NAMES)("accepts a field named %s", (name) => {
    const refused = spellings(name).filter((spelling) => paths({ [spelling]: "x" }).length > 0);
    expect(refused).toEqual([]);
  });

  it.each([
    "p@ssword",
    "passw0rd",
    "t0ken",
    "c00kie",
    "s3cret",
    "pr0xy",
    "t.o.k.e.n",
    "t_o_k_e_n",
    "coo-kie",
    "ᴛᴏᴋᴇɴ",
  ])("reads the disguised name %s", (name) => {
    expect(paths({ [name]: "x" })).toEqual([name]);
  });

  it("says what the name means", () => {
    expect(findPrivateInput({ proxyUrl: "x", a: [{ otp: 1 }] })).toEqual([
      { path: "proxyUrl", reason: "The field name says that it holds a proxy." },
      { path: "a.0.otp", reason: "The field name says that it holds a one-time code." },
    ]);
  });
});

describe("findPrivateInput by text", () => {
  it.each(PRIVATE_TEXTS)("refuses %s", (_what, text) => {
    const wrapped = { query: text, list: ["ok", text], inner: { json: JSON.stringify([text]) } };
    const found = paths(wrapped).map((path) => path.split(".").slice(0, 2).join("."));
    expect([...new Set(found)].map((path) => path.split(".")[0])).toEqual(["query", "list", "inner"]);
  });

  it.each(PRIVATE_TEXTS)("refuses %s inside a URL parameter", (_what, text) => {
    const found = paths({ url: `https://example.com/?next=${encodeURIComponent(text)}` });
    expect(found.map((path) => path.split(".")[0])).toEqual(["url"]);
  });

  it.each(PUBLIC_TEXTS)("accepts %s", (text) => {
    const value = {
      query: text,
      searchTerms: [text, "x"],
      url: `https://example.com/?q=${encodeURIComponent(text)}`,
    };
    expect(findPrivateInput(value)).toEqual([]);
  });

  it("refuses a private text as a field name without repeating it", () => {
    expect(findPrivateInput({ a: 1, "https://u:hunter2@example.com/": 1 })).toEqual([
      { path: "(field 2)", reason: "The field name is too long or carries private data." },
    ]);
  });

  it("never quotes a value", () => {
    const found = JSON.stringify(
      findPrivateInput({ a: "password=hunter2", cookies: "hunter2", b: "https://x:hunter2@y.z/" }),
    );
    expect(found).not.toContain("hunter2");
  });
});
