import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/professional/index.ts";
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
