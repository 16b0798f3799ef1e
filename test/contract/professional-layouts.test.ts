import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/professional/index.ts";
import { activityOf } from "../../src/plugins/professional/profile-activity/labels.ts";
import { type Answer, below, runOver } from "./recordings.ts";

// Pages made here, in the layouts, languages and refusals of the source that no recording holds.
const SITE = "https://www.linkedin.com";
const run = (input: JsonObject, answers: Record<string, Answer>) =>
  runOver(scraper, input, below(SITE, answers));
const page = (head: string, body = "", lang = "en") =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
const key = (name: string) => `<meta name="pageKey" content="${name}">`;
const linked = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe("a page to sign in at, at status 200", () => {
  const TARGETS: [JsonObject, string][] = [
    [{ operation: "profile", profiles: ["jane-doe"] }, "/in/jane-doe"],
    [{ operation: "company", companies: ["quarry-kites"] }, "/company/quarry-kites"],
    [
      { operation: "jobs", queries: ["x"] },
      "/jobs-guest/jobs/api/seeMoreJobPostings/search?keywords=x&start=0",
    ],
  ];
  const expectWall = async (wall: string) => {
    for (const [input, path] of TARGETS) {
      const { ending, records } = await run(input, { [path]: wall });
      expect([ending, records]).toEqual(["source_blocked", []]);
    }
  };

  test.each([
    "auth_wall_desktop_profile",
    "d_checkpoint_lg_consumerLogin",
    "d_homepage-guest-home",
    "reg-signup",
  ])("that is called %s, however large", (name) =>
    expectWall(page(`${key(name)}<title>Jane</title>`, "x".repeat(80_000))),
  );

  test.each([
    ...["Sign Up | LinkedIn", "LinkedIn: Log In or Sign Up", "LinkedIn Login, Sign in | LinkedIn"],
    ...["Security Verification | LinkedIn", "Anmelden | LinkedIn", "LinkedIn Login, Einloggen | LinkedIn"],
    ...[
      "S’identifier | LinkedIn",
      "Iniciar sesión | LinkedIn",
      "Cadastre-se | LinkedIn",
      "Accedi | LinkedIn",
    ],
    ...["Inloggen | LinkedIn", "Oturum Açın | LinkedIn", "Войти | LinkedIn", "ログイン | LinkedIn"],
    ...["로그인 | LinkedIn", "تسجيل الدخول | LinkedIn", "登录 | 领英"],
  ])("with the title %s", (title) => expectWall(page(`<title>${title}</title>`)));

  test("with the start page as its own address", () =>
    expectWall(page(`<link rel="canonical" href="https://de.linkedin.com/">`)));

  test("is none where the page says that it is a company's", async () => {
    const company = page(
      `${key("d_org_guest_company_overview")}<title>Sign Up | LinkedIn</title><link rel="canonical" href="${SITE}/company/sign-up">`,
      '<h1>Sign Up</h1><form action="/uas/login-submit?session_redirect=x"></form>',
    );
    const { records } = await run(
      { operation: "company", companies: ["sign-up"] },
      { "/company/sign-up": company },
    );
    expect(records).toMatchObject([{ id: "sign-up", name: "Sign Up" }]);
  });
});

test.each(["hr", "lu", "uk", "ke", "br"])("the edition %s is an origin", (edition) =>
  expect(scraper.origins[edition]?.url).toBe(`https://${edition}.linkedin.com`),
);

describe("a profile without linked data", () => {
  const profile = async (body: string, lang = "en") => {
    const canonical = `${key("public_profile_v3_desktop")}<link rel="canonical" href="${SITE}/in/jane-doe">`;
    const answers = { "/in/jane-doe": page(canonical, `<main>${body}</main>`, lang) };
    return run({ operation: "profile", profiles: ["jane-doe"] }, answers);
  };
  const card = (line: string) =>
    `<section class="top-card-layout"><img class="top-card-layout__entity-image" data-delayed-url="https://media.example/face.jpg"><h1 class="top-card-layout__title">Jane Doe</h1><h2 class="top-card-layout__headline">CEO</h2><h3 class="top-card-layout__first-subline">${line}</h3></section>`;

  test.each([
    ["en", "Paris <span>33K followers · 500+ connections</span>", 33_000],
    ["en", "Paris <span>1.2M followers</span>", 1_200_000],
    ["en", "<div>Paris</div><span>12,345 followers</span> <span>500+ connections</span>", 12_345],
    ["de", "<div>Paris</div><span>12.345 Follower:innen</span> <span>500+ Kontakte</span>", 12_345],
    ["fr", "<div>Paris</div><span>33 k abonnés</span>", 33_000],
    ["es", "<div>Paris</div><span>33 mil seguidores</span>", 33_000],
    ["tr", "<div>Paris</div><span>33 B takipçi</span><span>500+ bağlantı</span>", 33_000],
    ["ja", "<div>パリ</div><span>フォロワー3.3万人</span>", 33_000],
    ["ru", "<div>Paris</div><span>33 тыс. подписчиков</span>", 33_000],
    ["ar", "<div>Paris</div><span>٣٣ ألف متابع</span>", 33_000],
    ["fi", "<div>Paris</div><span>1 234 xyz</span><span>500+ xyz</span>", 1_234],
    ["en", "<div>Paris</div><span>500+ connections</span>", null],
  ])("in %s with %s", async (lang, line, followerCount) => {
    const { records, warnings } = await profile(card(line), lang);
    expect(records).toMatchObject([{ followerCount, imageUrl: "https://media.example/face.jpg" }]);
    expect(records[0]?.["locationText"]).toMatch(/^(?:Paris|パリ)$/);
    expect(warnings["field_missing"] ?? 0).toBe(followerCount === null ? 1 : 0);
  });

  const row = (kind: string, title: string, subtitle: string, times: string) =>
    `<li class="${kind}"><a href="https://fr.linkedin.com/company/acme?trk=x"><img></a><h3>${title}</h3><h4>${subtitle}</h4><p>${times}</p></li>`;
  test.each(["profile-section-card", "result-card experience-item"])("has its parts in %s", async (kind) => {
    const experience = `<section class="experience" data-section="experience"><ul>${row(kind, "CEO", "Acme", "<time>Jan 2019</time> - <time>Present</time>")}<li><a href="${SITE}/company/kites">k</a><h4>Kites</h4><ul>${row(
      kind,
      "Maker",
      "",
      "<time>2012</time> - <time>2018</time>",
    )
      .replace("<h4></h4>", "")
      .replace(/<a.*?<\/a>/, "")}</ul></li></ul></section>`;
    const education = `<section class="education" data-section="educationsDetails"><ul><li class="${kind}"><h3><a href="${SITE}/school/mit">MIT</a></h3><h4>BSc</h4><time>2001</time><time>2005</time></li></ul></section>`;
    const languages = `<section class="languages" data-section="languages"><ul><li><h3>English</h3></li><li><h3>****</h3></li></ul></section>`;
    const { records, warnings } = await profile(
      card("Paris <span>5 followers</span>") + experience + education + languages,
    );
    expect(warnings).toEqual({ linked_data_missing: 1, masked: 1 });
    expect(records).toMatchObject([
      {
        jobTitles: ["CEO", "Maker"],
        employments: [
          { id: "acme", name: "Acme", startText: "Jan 2019", endText: null },
          { id: "kites", name: "Kites", startText: "2012", endText: "2018" },
        ],
        educations: [{ id: "school/mit", name: "MIT", startText: "2001", endText: "2005" }],
        languages: ["English"],
        memberships: null,
      },
    ]);
  });
});

describe("comments on a post whose page counts nothing", () => {
  const ID = "7195255465402904576";
  const posting = {
    ...{ "@type": "SocialMediaPosting", "@id": `${SITE}/posts/x_y-activity-${ID}-abcd`, articleBody: "Hi" },
    ...{ datePublished: "2024-05-12T00:00:00.000Z", author: { "@type": "Person", name: "Jane" } },
  };
  const comments = (body: string, more = {}) =>
    run(
      { operation: "post-comments", posts: [ID] },
      { [`/feed/update/urn:li:activity:${ID}`]: page(linked({ ...posting, ...more }), body) },
    );
  const article = (inside = "") => `<article data-activity-urn="urn:li:activity:${ID}">${inside}</article>`;

  test("are none, with a warning", async () => {
    const { ending, records, warnings } = await comments(article());
    expect([ending, records, warnings]).toEqual(["exhausted", [], { total_unknown: 1 }]);
  });

  test.each([
    ["a bar of counts", article('<div class="main-feed-activity-card__social-actions"></div>'), {}],
    ["comments in an unknown form", `${article()}<section class="comment"><p>x</p></section>`, {}],
    ["counters without comments", article(), { interactionStatistic: [] }],
  ])("are no empty list beside %s", async (_name, body, more) =>
    expect((await comments(body, more)).ending).toBe("source_changed"),
  );
});

describe("what cards of a profile say", () => {
  test.each([
    ["Liked by", "liked"],
    ["Gefällt", "liked"],
    ["Aimé par", "liked"],
    ["Recomendado por", "liked"],
    ["Consigliato da", "liked"],
    ["beğendi", "liked"],
    ["いいね！しました", "liked"],
    ["Kommentiert von", "commented"],
    ["Commenté par", "commented"],
    ["Comentado por", "commented"],
    ["Прокомментировал(а)", "commented"],
    ["Geteilt von", "shared"],
    ["Partagé par", "shared"],
    ["Compartilhado por", "shared"],
    ["Condiviso da", "shared"],
    ["Veröffentlicht von", "posted"],
    ["Publié par", "posted"],
    ["Publicado por", "posted"],
    ["Geplaatst door", "posted"],
    ["نشره", "posted"],
    ["Postiwyd gan", null],
    ["", null],
  ])("%s", (label, kind) => expect(activityOf(label)).toBe(kind));
});

describe("rows about a company, in pages without marks", () => {
  test.each<[string, string[], string, string[]]>([
    [
      "de",
      ["Branche", "Größe", "Hauptsitz", "Art", "Gegründet", "Spezialgebiete"],
      "A, B und C",
      ["A", "B", "C"],
    ],
    [
      "fr",
      ["Secteur", "Taille de l’entreprise", "Siège social", "Type", "Fondée en", "Domaines"],
      "A, B et C",
      ["A", "B", "C"],
    ],
    [
      "es",
      ["Sector", "Tamaño de la empresa", "Sede", "Tipo", "Fundación", "Especialidades"],
      "A, B y C",
      ["A", "B", "C"],
    ],
    [
      "pt",
      ["Setor", "Tamanho da empresa", "Sede", "Tipo", "Fundada em", "Especializações"],
      "A, B e C",
      ["A", "B", "C"],
    ],
    ["ja", ["業種", "会社規模", "本社", "種類", "創立", "専門分野"], "A、B、C", ["A", "B", "C"]],
    [
      "tr",
      ["Sektör", "Şirket büyüklüğü", "Genel Merkez", "Tür", "Kuruluş", "Uzmanlık Alanları"],
      "A ve B",
      ["A ve B"],
    ],
    [
      "en",
      ["Industry", "Company size", "Headquarters", "Type", "Founded", "Specialties"],
      "A and B, C, and D",
      ["A and B", "C", "D"],
    ],
  ])("in %s", async (lang, labels, listed, specialties) => {
    const values = ["Toys", "51-200", "Harbour", "Public", "1999", listed];
    const rows = labels.map((label, index) => `<dt>${label}</dt><dd>${values[index] ?? ""}</dd>`).join("");
    const head = `<link rel="canonical" href="${SITE}/company/kites">`;
    const body = `<h1>Kites</h1><h3 class="top-card-layout__first-subline">Harbour<span></span>5 x</h3><dl>${rows}</dl>`;
    const { records } = await run({ companies: ["kites"] }, { "/company/kites": page(head, body, lang) });
    expect(records).toMatchObject([
      {
        ...{ industry: "Toys", employeesMin: 51, employeesMax: 200, headquarters: "Harbour" },
        ...{ organizationType: "Public", founded: 1999, specialties },
      },
    ]);
  });
});
