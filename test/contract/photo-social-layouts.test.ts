import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/photo-social/index.ts";
import { isLoginTitle, isMissingTitle } from "../../src/plugins/photo-social/page/words.ts";
import { type Answer, below, runOver } from "./recordings.ts";

// Pages made here, in the layouts, languages and refusals of the source that no recording holds.
const SITE = "https://www.instagram.com";
const run = (input: JsonObject, answers: Record<string, Answer>) =>
  runOver(scraper, input, below(SITE, answers));
const page = (head: string, body = "", lang = "en") =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
const SHELL = page("<title>Instagram</title>");
const tags = (path: string, title: string, description: string, lang = "en") =>
  page(
    `<title>x</title><meta property="og:url" content="${SITE}${path}"><meta property="og:title" content='${title}'><meta property="og:description" content='${description}'><meta property="og:image" content="https://p.example/i.jpg">`,
    "",
    lang,
  );
const script = (code: string) => page("", `<script type="text/javascript">${code}</script>`);
const relay = (data: object) =>
  page("", `<script type="application/json" data-sjs>${JSON.stringify({ require: [data] })}</script>`);

const profile = (answer: Answer) =>
  run({ operation: "profile", username: "redkites" }, { "/redkites/": answer, "/redkites/embed/": SHELL });
const CODE = "BFabc12345z";
const post = (answer: Answer, operation = "post") =>
  run({ operation, shortcode: CODE }, { [`/p/${CODE}/`]: answer, [`/p/${CODE}/embed/captioned/`]: SHELL });

describe("the tags of an account", () => {
  test.each([
    ["", "291M Followers, 269 Following, 1,667 Posts - See Instagram photos"],
    ["en_US", '291M Followers, 269 Following, 1,667 Posts - @redkites on Instagram: "A - b"'],
    ["xx-nonsense-", "291M Followers, 269 Following, 1,667 Posts - See"],
    ["pt_BR", "291 mi seguidores, 269 seguindo, 1.667 posts - Veja as fotos"],
    ["de", "291 Mio. Follower, 269 gefolgt, 1.667 Beiträge – Sieh dir"],
    ["es", "291 mill. seguidores, 269 seguidos, 1.667 publicaciones - mira"],
    ["it", "291 Mln follower, 269 seguiti, 1.667 post - Guarda"],
    ["nl", "291 mln. volgers, 269 volgend, 1.667 berichten - Bekijk"],
    ["tr", "291Mn Takipçi, 269 Takip, 1,667 Gönderi - gör"],
    ["tr", "291 Mn Takipçi, 269 Takip, 1.667 Gönderi - gör"],
    ["ru", "291 млн подписчиков, 269 подписок, 1 667 публикаций — смотрите"],
    ["ko", "팔로워 2.91억명, 팔로잉 269명, 게시물 1,667개 - 보기"],
    ["zh-Hans", "2.91亿位粉丝、已关注 269 人、 1,667 篇帖子 - 查看"],
    ["ar", "٢٩١ مليون متابع، يتابع ٢٦٩، ١٬٦٦٧ منشورًا - مشاهدة"],
  ])("in %j", async (lang, description) => {
    const { records } = await profile(
      tags("/redkites/", "Red Kites (@redkites) • Instagram", description, lang),
    );
    expect(records).toMatchObject([
      { name: "Red Kites", followerCount: 291_000_000, followingCount: 269, postCount: 1667 },
    ]);
  });
});

describe("the tags of a post", () => {
  test.each([
    ["", 'Nike on Instagram: "Hi"', '1,933 likes, 12 comments - nike on September 23, 2026: "Hi". '],
    ["de", "Nike auf Instagram: „Hi“", "1.933 Likes, 12 Kommentare – nike am 23. September 2026: „Hi“"],
    [
      "fr",
      "Nike sur Instagram : « Hi »",
      "1 933 mentions J’aime, 12 commentaires - nike le 23 septembre 2026 : « Hi ».",
    ],
    [
      "es",
      'Nike en Instagram: "Hi"',
      '1.933 Me gusta, 12 comentarios - nike el 23 de septiembre de 2026: "Hi"',
    ],
    ["pt_BR", 'Nike no Instagram: "Hi"', '1.933 curtidas, 12 comentários - nike em September 23, 2026: "Hi"'],
    ["it", 'Nike su Instagram: "Hi"', '1933 "Mi piace", 12 commenti - nike in data 23 settembre 2026: "Hi"'],
    ["nl", 'Nike op Instagram: "Hi"', '1.933 vind-ik-leuks, 12 reacties - nike op 23 september 2026: "Hi"'],
    ["tr", 'Nike on Instagram: "Hi"', '1,933 beğeni, 12 yorum - nike, September 23, 2026: "Hi"'],
    [
      "ja",
      "Nike on Instagram: 「Hi」",
      "「いいね！」1,933件、コメント12件 - nike、September 23, 2026 : 「Hi」",
    ],
    ["ko", 'Nike on Instagram: "Hi"', '좋아요 1,933개, 댓글 12개 - nike - September 23, 2026: "Hi"'],
    [
      "ru",
      "Nike в Instagram: «Hi»",
      "1 933 отметок «Нравится», 12 комментариев — nike 23 сентября 2026: «Hi»",
    ],
    ["ar", 'Nike على Instagram: "Hi"', '1,933 تسجيل إعجاب، 12 تعليق - nike في September 23, 2026: "Hi"'],
  ])("in %j", async (lang, title, description) => {
    const { records, warnings } = await post(tags(`/p/${CODE}/`, title, description, lang));
    expect(warnings).toEqual({ surface_fallback: 1 });
    expect(records).toMatchObject([
      {
        text: "Hi",
        likeCount: 1933,
        commentCount: 12,
        publishedOn: "2026-09-23",
        author: { username: "nike" },
        surface: "meta_tags",
      },
    ]);
  });

  test.each([
    ["12 comments - nike on September 23, 2026: x", 12],
    ["12 Kommentare – nike am 23. September 2026: x", 12],
    ["コメント12件 - nike、September 23, 2026 : x", 12],
  ])("with hidden likes: %s", async (description, commentCount) => {
    const { records } = await post(tags(`/p/${CODE}/`, 'Nike on Instagram: "Hi"', description, "de"));
    expect(records).toMatchObject([{ likeCount: null, commentCount, author: { username: "nike" } }]);
  });

  test("in an unknown form are a warning", async () => {
    const { records, warnings } = await post(
      tags(`/p/${CODE}/`, 'Nike on Instagram: "Hi"', "1,933 × ♥ / nike"),
    );
    expect(records).toMatchObject([{ text: "Hi", likeCount: null, author: null }]);
    expect(warnings).toEqual({ surface_fallback: 1, field_missing: 1 });
  });
});

describe("older layouts", () => {
  const old = {
    ...{ code: CODE, id: "1250000000000000000", date: 1_460_000_000, is_video: false, caption: "hi #x" },
    ...{ display_src: "https://p.example/a.jpg", dimensions: { width: 640, height: 480 } },
    likes: { count: 12, nodes: [] },
    comments: {
      count: 1,
      nodes: [{ id: "31", text: "Wow", created_at: 1_460_000_009, user: { id: "9", username: "tail" } }],
    },
    owner: { id: "5001", username: "redkites", full_name: "Red Kites" },
  };
  const shared = (entry: object) => script(`window._sharedData = ${JSON.stringify({ entry_data: entry })};`);

  test("a post of 2016", async () => {
    const answer = shared({ PostPage: [{ media: old }] });
    const { records, warnings } = await post(answer);
    expect(warnings).toEqual({});
    expect(records).toMatchObject([
      {
        ...{ id: old.id, shortcode: CODE, kind: "image", text: "hi #x", likeCount: 12, commentCount: 1 },
        ...{ publishedAt: "2016-04-07T03:33:20.000Z", author: { username: "redkites", name: "Red Kites" } },
        media: [{ url: "https://p.example/a.jpg", widthPx: 640, heightPx: 480 }],
      },
    ]);
    const comments = await post(answer, "comments");
    expect([comments.records.length, comments.warnings]).toEqual([1, {}]);
    expect(comments.records[0]).toMatchObject({ id: "31", text: "Wow", author: { username: "tail" } });
  });

  test("an account of 2016", async () => {
    const account = {
      ...{ id: "5001", username: "redkites", full_name: "Red Kites", biography: "Up", is_private: false },
      ...{ is_verified: true, profile_pic_url: "https://p.example/p.jpg", external_url: null },
      ...{ followed_by: { count: 40 }, follows: { count: 4 }, media: { count: 2, nodes: [old] } },
    };
    const { records, warnings } = await profile(shared({ ProfilePage: [{ user: account }] }));
    expect(warnings).toEqual({ posts_not_shown: 1 });
    expect(records).toMatchObject([
      {
        ...{ id: "5001", name: "Red Kites", followerCount: 40, followingCount: 4, postCount: 2 },
        latestPosts: [{ shortcode: CODE, likeCount: 12, commentCount: 1, text: "hi #x" }],
      },
    ]);
  });

  test("a post of 2021, whose data a call hands over", async () => {
    const item = {
      ...{ pk: "1250000000000000000", id: "1250000000000000000_5001", code: CODE, media_type: 1 },
      ...{ taken_at: 1_460_000_000, like_count: 5, comment_count: 2, caption: { text: "hi" } },
      ...{ product_type: "feed", original_width: 1, original_height: 1 },
      image_versions2: { candidates: [{ url: "https://p.example/a.jpg", width: 1, height: 1 }] },
      user: { pk: 5001, username: "redkites", full_name: "Red Kites", is_verified: true },
    };
    const call = JSON.stringify({ items: [item], num_results: 1 });
    const { records, warnings } = await post(script(`window.__additionalDataLoaded('/p/${CODE}/',${call});`));
    expect(warnings).toEqual({});
    expect(records).toMatchObject([
      { id: item.pk, likeCount: 5, commentCount: 2, text: "hi", author: { id: "5001" }, surface: "page" },
    ]);
  });
});

test("a post that is not shown, without a word why, is restricted", async () => {
  const holder = { code: CODE, pk: "1250000000000000000", if_not_gated_logged_out: null };
  const { ending, message, records } = await post(relay({ xig_polaris_media: holder }));
  expect([ending, records]).toEqual(["input_not_found", []]);
  expect(message).toContain("restricted");
});

describe("pages in place of the one that was asked for", () => {
  test.each([
    ..."Log in|Login|Anmelden|Se connecter|Iniciar sesión|Entrar|Accedi|Aanmelden|Giriş Yap".split("|"),
    ..."Zaloguj się|Войти|تسجيل الدخول|ログイン|로그인|登录".split("|"),
  ])("%s", async (word) => {
    const wall = page(`<title>\n${word} &#x2022; Instagram\n</title>`);
    expect((await profile(wall)).ending).toBe("source_blocked");
    expect(isLoginTitle(`${word} (@${"handle"}) • Instagram photos`)).toBe(false);
  });

  test.each([
    page(`<title>Whatever</title><link rel="canonical" href="${SITE}/accounts/login/" />`),
    script('window._sharedData = {"entry_data":{"LoginAndSignupPage":[{}]}};'),
  ])("a page to sign in at without such words", async (wall) =>
    expect((await profile(wall)).ending).toBe("source_blocked"),
  );

  test.each([
    ..."Page not found|Profile isn’t available|Seite nicht gefunden|Page introuvable".split("|"),
    ..."Página no encontrada|Página não encontrada|Pagina non trovata|Pagina niet gevonden".split("|"),
    ..."Sayfa Bulunamadı|Страница не найдена|الصفحة غير موجودة".split("|"),
    ..."ページが見つかりません|페이지를 찾을 수 없습니다|找不到页面".split("|"),
  ])("%s", async (word) => {
    const missing = page(`<title>${word} • Instagram</title>`);
    expect((await profile(missing)).ending).toBe("input_not_found");
    expect((await post(missing)).ending).toBe("input_not_found");
    expect(isMissingTitle(`${word} (@handle) • Instagram`)).toBe(false);
  });

  test("a page whose data calls it an error page", async () => {
    const error = script('window._sharedData = {"entry_data":{"HttpErrorPage":[{}]}};');
    expect((await profile(error)).ending).toBe("input_not_found");
  });
});

describe("links made for sharing", () => {
  const end = tags(
    `/p/${CODE}/`,
    'Nike on Instagram: "Hi"',
    "1,933 likes, 12 comments - nike on May 26, 2023",
  );
  const answers = (share: string, target: Answer) => ({
    [share]: target,
    [`/p/${CODE}/`]: end,
    [`/reel/${CODE}/`]: end,
    [`/p/${CODE}/embed/captioned/`]: SHELL,
    [`/reel/${CODE}/embed/captioned/`]: SHELL,
  });

  test.each([
    ["/share/p/BAshare123/", "post"],
    ["/share/BAshare123/", "post"],
    ["/share/reel/BAshare123/", "reel"],
  ])("%s names a %s", async (share, operation) => {
    const { records, operation: ran } = await run({ url: SITE + share }, answers(share, end));
    expect(records).toMatchObject([{ shortcode: CODE, likeCount: 1933 }]);
    expect(ran).toBe(operation);
  });

  test("that lead to an account, or to nothing", async () => {
    const share = "/share/p/BAshare123/";
    const account = tags("/redkites/", "Red Kites (@redkites)", "1 Followers, 2 Following, 3 Posts - See");
    expect((await run({ url: SITE + share }, answers(share, account))).ending).toBe("input_not_found");
    expect((await run({ url: SITE + share }, answers(share, SHELL))).ending).toBe("source_changed");
    expect((await run({ url: SITE + share }, answers(share, 404))).ending).toBe("input_not_found");
  });
});
