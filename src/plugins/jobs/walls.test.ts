import { describe, expect, test } from "vitest";
import { failures } from "./source.ts";

const verdict = (markup: string, status = 200) => {
  const text = `<!DOCTYPE html><html>${markup}</html>`;
  const response = { status, url: "https://www.indeed.com/jobs", header: () => null, text };
  return failures.find((rule) => rule.when(response));
};
const titled = (title: string) =>
  `<head><title>${title}</title></head><body><p>bot-detection</p><p>Stone and sand.</p></body>`;
const body = (markup: string) => `<head><title>Indeed</title></head><body>${markup}</body>`;

describe("a check", () => {
  test.each([
    titled("Additional Verification Required"),
    titled("Authenticating..."),
    titled("Blocked - Indeed.com"),
    titled("Sicherheitsprüfung - Indeed.com"),
    titled("Vérification de sécurité | Indeed"),
    body('<script src="https://js.hcaptcha.com/1/api.js" async></script><p>Un moment.</p>'),
    body('<div id="anchor" class="box h-captcha"></div>'),
    body('<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>'),
    body('<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script>'),
    body("<p>To go on, please verify you are human by ticking the box.</p>"),
    body("<p>Bitte bestätigen Sie, dass Sie ein Mensch sind.</p>"),
    body("<p>Confirmez que vous êtes humain pour continuer.</p>"),
    body('<script>window.location.replace("/account/login?from=bot-detection-anonymous")</script>'),
  ])("%s", (markup) => {
    expect(verdict(markup)).toMatchObject({ code: "source_blocked" });
    expect(verdict(markup)?.message).not.toMatch(/sign in/);
  });

  test("at status 401", () => {
    expect(verdict(body("x"), 401)).toMatchObject({ code: "source_blocked" });
  });
});

describe("a page to sign in at", () => {
  test.each([
    titled("Sign In | Indeed Accounts"),
    titled("Anmelden | Indeed-Konten"),
    titled("Connexion | Comptes Indeed"),
    titled("Iniciar sesión | Cuentas de Indeed"),
    titled("Oturum aç | Indeed Hesapları"),
    body('<form method="post" action="https://secure.indeed.com/auth?hl=ko"><input name="e"></form>'),
    body('<form class="x" action=/account/login?co=SE><input name="e"></form>'),
    body('<form id="emailform"><input type="email"></form>'),
    `<head><link rel="canonical" href="https://secure.indeed.com/auth"></head><body></body>`,
    `<head><meta http-equiv="refresh" content="0;url=https://secure.indeed.com/auth?co=FI"></head>`,
  ])("%s", (markup) => {
    expect(verdict(markup)?.message).toMatch(/sign in/);
  });
});

describe("a page like any other", () => {
  const data = "<script>window._initialData={}</script>";
  test.each([
    titled("Sign Installer Jobs, Employment in Austin, TX | Indeed"),
    titled("Indeed Accounts Manager Jobs, Employment | Indeed"),
    titled("Authentication Engineer - Indeed.com"),
    titled("Bot-Detection Engineer - Indeed.com"),
    body('<script src="/cdn-cgi/challenge-platform/h/b/scripts/jsd/1a/main.js"></script><p>Jobs</p>'),
    body('<a href="https://secure.indeed.com/auth?hl=en">Sign in</a><p>Jobs</p>'),
    body(`${data}<form action="https://secure.indeed.com/auth"></form>`),
    body(`${data}<script src="https://js.hcaptcha.com/1/api.js"></script>`),
    body(`${data}<p>You verify you are human robots all day.</p>`),
    body(`<script src="https://js.hcaptcha.com/1/api.js"></script><p>${"Stone. ".repeat(600)}</p>`),
  ])("%s", (markup) => {
    expect(verdict(markup)).toBeUndefined();
  });
});
