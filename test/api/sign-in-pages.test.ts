import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { mailsTo, pathIn } from "../kit/mail-outbox.ts";
import { rest } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

const PASSWORD = "correct horse battery";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

interface Page {
  status: number;
  text: string;
  location: string | null;
  cookies: string[];
}

/** What a browser without script does: GET, or POST of a form from a page of the gateway. */
async function visit(
  path: string,
  { form, cookie, headers = {} }: { form?: string; cookie?: string; headers?: Record<string, string> } = {},
): Promise<Page> {
  const answer = await fetch(server.url + path, {
    method: form === undefined ? "GET" : "POST",
    redirect: "manual",
    body: form ?? null,
    headers: {
      ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      ...(cookie === undefined ? {} : { cookie }),
      origin: server.url,
      ...headers,
    },
  });
  const cookies = answer.headers.getSetCookie();
  return {
    status: answer.status,
    text: await answer.text(),
    location: answer.headers.get("location"),
    cookies,
  };
}
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const send = (path: string, fields: Record<string, string>, cookie?: string) =>
  visit(path, { form: formOf(fields), ...(cookie === undefined ? {} : { cookie }) });
const cookieOf = ({ cookies }: Page) => cookies.at(-1)?.split(";")[0] ?? "";
const tokenOf = (page: Page) => cookieOf(page).split("=")[1] ?? "";
/** What the session of a browser is shown of its account. */
const shownTo = (cookie: string) => visit("/v1/account", { cookie });
const alertOf = ({ text }: Page) => / role="alert"[^>]*>\s*([^<]*?)\s*</.exec(text)?.[1];

const tokenIn = (link: string) => link.split("token=")[1] ?? "";

async function signedUp(email: string, name = "Ada"): Promise<string> {
  await send("/sign-up", { email, name });
  const mail = (await mailsTo(server, email, 1)).at(-1) ?? "";
  return cookieOf(
    await send("/verify", { token: tokenIn(pathIn(mail, server, "verify")), password: PASSWORD }),
  );
}

describe("signing up", () => {
  it("mails a link whose page makes the account, and not before its button is pressed", async () => {
    const email = "new@pages.example";
    const asked = await send("/sign-up", { email, name: "New & Co" });
    // There is no SMTP server here: who waits for the mail is told where it is.
    expect(asked.text).toContain("as a file in the folder <code>outbox</code> of the data folder");
    expect([asked.status, asked.cookies]).toEqual([200, []]);
    expect(asked.text).toContain("<strong>new@pages.example</strong>");
    const link = pathIn((await mailsTo(server, email, 1))[0]!, server, "verify");
    const opened = await visit(link, { headers: { "sec-fetch-site": "cross-site" } });
    expect(opened.text).toContain(`<input type="hidden" name="token" value="${tokenIn(link)}" />`);
    const short = await send("/verify", { token: tokenIn(link), password: "short" });
    expect([short.status, alertOf(short), short.text.includes(`value="${tokenIn(link)}"`)]).toEqual([
      400,
      "A password has 10 to 200 characters.",
      true,
    ]);
    expect(short.text).toContain('<small class="bad" id="password-problem">');
    expect(short.text).toContain('aria-invalid="true" aria-describedby="password-problem"');
    expect(short.text).not.toContain('value="short"');
    expect(await server.db.collection("logins").countDocuments({ _id: email as never })).toBe(0);

    const made = await send("/verify", { token: tokenIn(link), password: PASSWORD });
    expect([made.status, made.location]).toEqual([303, "/dashboard/"]);
    expect(made.cookies).toEqual([
      expect.stringMatching(/^quarry_device=[0-9a-f]{64}; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^quarry_session=qs_[\w-]{43}; Path=\/; Max-Age=(2592000|2591999); HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const account = await rest(server.url, tokenOf(made), "/v1/account");
    expect(account.body).toMatchObject({ name: "New & Co", plan: "Free" });
    expect((await shownTo(cookieOf(made))).status).toBe(200);

    // A double click signs in once more; whoever types another password is somebody else.
    const again = await send("/verify", { token: tokenIn(link), password: PASSWORD });
    expect([again.status, again.location]).toEqual([303, "/dashboard/"]);
    const other = await send("/verify", { token: tokenIn(link), password: `${PASSWORD} 2` });
    expect([other.status, alertOf(other), other.cookies]).toEqual([
      404,
      "This token was used, is over, or never was.",
      [],
    ]);
  });

  it("answers alike for an address that has an account, which alone is told by mail", async () => {
    const email = "twice@pages.example";
    await signedUp(email);
    const form = { email, name: "Other" };
    const known = await send("/sign-up", form);
    const unknown = await send("/sign-up", { ...form, email: "never@pages.example" });
    expect(known.status).toBe(unknown.status);
    expect(known.text.replace(email, "")).toBe(unknown.text.replace("never@pages.example", ""));
    expect((await mailsTo(server, email, 2)).at(-1)).toContain(`${server.url}/forgot-password`);
  });

  it("shows what is wrong beside its field, keeps what was typed, and mails nothing", async () => {
    const before = await server.db.collection("mails").countDocuments();
    const noMail = await send("/sign-up", { email: "<nothing>", name: "<A>" });
    expect([noMail.status, alertOf(noMail)]).toEqual([400, "That is not an e-mail address."]);
    expect(noMail.text).toContain('<small class="bad" id="email-problem">');
    expect(noMail.text).toContain('value="&lt;nothing&gt;"');
    expect(noMail.text).toContain('value="&lt;A&gt;"');
    expect(await server.db.collection("mails").countDocuments()).toBe(before);
  });
});

describe("signing in", () => {
  const email = "in@pages.example";
  beforeAll(() => signedUp(email));

  it("leads to a path of this gateway and nowhere else", async () => {
    const inside = await send("/sign-in", { email, password: PASSWORD, next: "/graphql?query=x" });
    expect([inside.status, inside.location]).toEqual([303, "/graphql?query=x"]);
    for (const next of ["https://other.example/", "//other.example", "/\\other.example", ""]) {
      const outside = await send("/sign-in", { email, password: PASSWORD, next });
      expect([next, outside.status, outside.location]).toEqual([next, 303, "/dashboard/"]);
    }
    await server.db.collection("attempts").deleteMany({});
  });

  it("says the same of a wrong password and of an address without an account", async () => {
    const wrong = await send("/sign-in", { email, password: "wrong password" });
    const nobody = await send("/sign-in", { email: "nobody@pages.example", password: "wrong password" });
    expect([wrong.status, alertOf(wrong), wrong.cookies]).toEqual([
      401,
      "This e-mail address and password do not fit.",
      [],
    ]);
    expect(nobody.text.replace("nobody@pages.example", "")).toBe(wrong.text.replace(email, ""));
  });

  it("counts attempts of the pages with those of the other faces", async () => {
    const who = { email: "many@pages.example", password: "wrong password" };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await send("/sign-in", who);
      await rest(server.url, null, "/v1/auth/sign-in", { body: who });
    }
    const refused = await send("/sign-in", who);
    expect([refused.status, alertOf(refused)]).toEqual([
      429,
      "Too many attempts from this address or for this e-mail address.",
    ]);
    await server.db.collection("attempts").deleteMany({});
  });

  it("is refused from another site before the password is looked at", async () => {
    const headers = { origin: "https://other.example" };
    const refused = await visit("/sign-in", { form: formOf({ email, password: PASSWORD }), headers });
    expect([refused.status, refused.cookies]).toEqual([403, []]);
    expect(refused.text).toContain("<code>cross_site_refused</code>");
    expect(await server.db.collection("attempts").countDocuments()).toBe(0);
  });

  it("ends the session that the browser had, and signing out ends the one it has", async () => {
    const first = cookieOf(await send("/sign-in", { email, password: PASSWORD }));
    const second = cookieOf(await send("/sign-in", { email, password: PASSWORD }, first));
    expect((await shownTo(first)).status).toBe(401);
    expect((await shownTo(second)).status).toBe(200);
    const out = await send("/sign-out", {}, second);
    expect([out.status, out.location, out.cookies]).toEqual([
      303,
      "/sign-in",
      ["quarry_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"],
    ]);
    expect((await shownTo(second)).status).toBe(401);
  });
});

describe("signing in with a second factor", () => {
  it("asks for a code once the server needs one, and for the next where it was wrong", async () => {
    const owner = { email: "factor@pages.example", password: PASSWORD };
    const token = (await signedUp(owner.email)).split("=")[1] ?? "";
    const path = "/v1/account/second-factor";
    const begun = await rest<AnswerJson>(server.url, token, path, { body: { password: PASSWORD } });
    const secret = Secret.fromBase32(begun.body.secret);
    const code = TOTP.generate({ secret });
    const on = await rest<AnswerJson>(server.url, token, `${path}/confirm`, { body: { code } });

    expect((await visit("/sign-in")).text).not.toContain("one-time-code");
    const asked = await send("/sign-in", owner);
    expect([asked.status, alertOf(asked), asked.cookies]).toEqual([
      401,
      "The password is right, but a code of the second factor is needed as well.",
      [],
    ]);
    expect(asked.text).toContain('autocomplete="one-time-code"');
    // The password was right and is typed no more; what stands for it opens nothing without a code.
    expect(asked.text).not.toContain('name="password"');
    expect(asked.text).not.toContain(PASSWORD);
    const stepIn = ({ text }: Page) => / name="step" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const step = stepIn(asked);
    for (const code of ["", " "]) expect((await send("/sign-in", { step, code })).cookies).toEqual([]);
    const wrong = await send("/sign-in", { step, code: "000000" });
    expect([wrong.status, alertOf(wrong)]).toEqual([
      401,
      "This code is wrong, has expired, or was already used.",
    ]);
    expect(wrong.text).toContain('autocomplete="one-time-code"');
    expect(stepIn(wrong)).toBe(step);
    const forged = await send("/sign-in", {
      step: `${step.slice(0, -4)}AAAA`,
      code: on.body.recoveryCodes[0],
    });
    expect([forged.status, forged.cookies, forged.text.includes('name="password"')]).toEqual([401, [], true]);
    const signedIn = await send("/sign-in", { step, code: on.body.recoveryCodes[0] });
    expect([signedIn.status, signedIn.location]).toEqual([303, "/dashboard/"]);
    const again = await send("/sign-in", { step, code: on.body.recoveryCodes[0] });
    expect([again.status, again.cookies]).toEqual([401, []]);

    await send("/forgot-password", owner);
    const link = pathIn((await mailsTo(server, owner.email, 4)).at(-1)!, server, "reset-password");
    const reset = { token: tokenIn(link), password: "a better horse battery" };
    const without = await send("/reset-password", reset);
    expect([without.status, without.text.includes('autocomplete="one-time-code"')]).toEqual([401, true]);
    const set = await send("/reset-password", { ...reset, code: on.body.recoveryCodes[1] });
    expect([set.status, set.location]).toEqual([303, "/dashboard/"]);
    // Another password outdates what the old one had opened.
    const outdated = await send("/sign-in", { step, code: on.body.recoveryCodes[2] });
    expect([outdated.status, alertOf(outdated), outdated.cookies]).toEqual([
      401,
      "That took too long: sign in again.",
      [],
    ]);
  });
});

describe("a forgotten password", () => {
  it("is replaced by a mailed link, which ends all sessions; nobody learns who has an account", async () => {
    const email = "forgot@pages.example";
    const before = await signedUp(email);
    const known = await send("/forgot-password", { email });
    const unknown = await send("/forgot-password", { email: "never2@pages.example" });
    expect([known.status, known.text.replace(email, "")]).toEqual([
      200,
      unknown.text.replace("never2@pages.example", ""),
    ]);
    const link = pathIn((await mailsTo(server, email, 2)).at(-1)!, server, "reset-password");
    expect((await visit(link)).text).toContain('autocomplete="new-password"');
    const token = tokenIn(link);
    const short = await send("/reset-password", { token, password: "short" });
    expect([short.status, short.text.includes(`value="${token}"`)]).toEqual([400, true]);
    const set = await send("/reset-password", { token, password: "a better horse battery" });
    expect([set.status, set.location]).toEqual([303, "/dashboard/"]);
    expect((await shownTo(before)).status).toBe(401);
    expect((await shownTo(cookieOf(set))).status).toBe(200);
    expect((await send("/sign-in", { email, password: PASSWORD })).status).toBe(401);
  });
});

describe("pages of before the dashboard", () => {
  it("lead to it, and their forms are gone", async () => {
    const cookie = await signedUp("moved@pages.example");
    for (const sent of [{}, { cookie }]) {
      const moved = await visit("/account", sent);
      expect([moved.status, moved.location]).toEqual([308, "/dashboard/account"]);
    }
    const keys = () => server.db.collection("apiKeys").countDocuments();
    const before = await keys();
    expect((await send("/account/keys", { label: "old", scopes: "account" }, cookie)).status).toBe(404);
    expect((await send("/account/checkout", { plan: "Plus" }, cookie)).status).toBe(404);
    expect([await keys(), await server.db.collection("payments").countDocuments()]).toEqual([before, 0]);
  });

  it("so does a provider's page lead whoever is signed in, and tells others what comes next", async () => {
    const back = await visit("/billing/return", { cookie: await signedUp("paid@pages.example") });
    expect([back.status, back.location]).toEqual([303, "/dashboard/money"]);
    const stranger = await visit("/billing/return");
    expect([stranger.status, stranger.text.includes('href="/dashboard/money"')]).toEqual([200, true]);
  });
});

describe("the account of the server", () => {
  it("is claimed with its key, once, and with no other", async () => {
    const owner = { email: "root@pages.example", password: PASSWORD };
    const wrong = await send("/claim", { ...owner, key: "qk_wrong" });
    expect([wrong.status, alertOf(wrong)]).toEqual([
      401,
      "This is not the key that the server started with.",
    ]);
    const [, token = ""] = (await signedUp("plain@pages.example")).split("=");
    const plain = await rest<AnswerJson>(server.url, token, "/v1/api-keys", { body: { label: "plain" } });
    expect((await send("/claim", { ...owner, key: plain.body.secret })).status).toBe(403);
    const claimed = await send("/claim", { ...owner, key: server.apiKey });
    expect([claimed.status, claimed.location]).toEqual([303, "/dashboard/"]);
    const billing = await rest<AnswerJson>(server.url, tokenOf(claimed), "/v1/billing");
    expect(billing.body.availableUsdMicros).toBe(20_000_000);
    expect((await send("/claim", { ...owner, key: server.apiKey })).status).toBe(403);
  });
});
