import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo } from "../kit/mail-outbox.ts";
import { rest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { envOf, startCliServer } from "./cli-server.ts";
import { runCli } from "./run-cli.ts";

const EMAIL = "cli-login@example.com";
const PASSWORD = "correct horse battery";

let server: ServerProcess;
let folder: string;
let host: string;
/** Of somebody who has signed in, and set nothing. */
let env: Record<string, string>;
beforeAll(async () => {
  server = await startCliServer();
  host = new URL(server.url).host;
  folder = await mkdtemp(join(tmpdir(), "quarry-login-"));
  env = { XDG_CONFIG_HOME: folder };
  await writeFile(join(folder, "password"), `${PASSWORD}\n`);
  await writeFile(join(folder, "next"), "a better horse battery\n");
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const password = () => ["--password-file", join(folder, "password")];
const path = () => join(folder, "quarry", "profiles.json");
interface Kept {
  current: string | null;
  profiles: Record<string, { credential: string; accountId: string }>;
}
const kept = async () => JSON.parse(await readFile(path(), "utf8")) as Kept;
const credential = async () => (await kept()).profiles[host]!.credential;
const run = (...words: string[]) => runCli(words, { env });
const json = async (...words: string[]) => {
  const { code, stdout, stderr } = await run(...words, "--json");
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as Record<string, unknown>;
};
const failure = async (...words: string[]) => {
  const { code, stderr } = await run(...words, "--json");
  return [code, (JSON.parse(stderr) as { code: string }).code];
};

it("makes an account by two steps, and keeps the session for its owner alone", async () => {
  const here = { ...env, QUARRY_URL: server.url };
  const words = ["signup", "--email", EMAIL, "--name", "Ada"];
  const asked = await runCli(words, { env: here });
  expect(asked).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^Read the mail to this address, and send the token in it\. This server sends no mails .*`outbox`.*\n$/,
    ),
    stderr: "then: quarry signup --token-file <file> --password-file <file>\n",
  });
  const [mail = ""] = await mailsTo(server, EMAIL, 1);
  await writeFile(join(folder, "token"), /^qm_[\w-]{43}(?=\r?$)/m.exec(mail)?.[0] ?? "");
  const made = await runCli(["signup", "--token-file", join(folder, "token"), ...password()], { env: here });
  const { current, profiles } = await kept();
  const { accountId } = profiles[host]!;
  expect(made).toEqual({
    code: 0,
    stdout: `signed in to ${server.url} as ${accountId} (profile ${host})\n`,
    stderr: "",
  });
  expect([current, Object.keys(profiles)]).toEqual([host, [host]]);
  expect(await credential()).toMatch(/^qs_[\w-]{43}$/);
  expect([(await stat(path())).mode & 0o777, (await stat(join(folder, "quarry"))).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  expect(await readdir(join(folder, "quarry"))).toEqual(["profiles.json"]);
});

it("calls with the profile, unless the environment or the command line names something else", async () => {
  const { accountId } = (await kept()).profiles[host]!;
  const own = { kind: "SESSION", accountId, gateway: server.url, profile: host };
  const local = {
    kind: "API_KEY",
    accountId: "acc_000000000000000000000001",
    gateway: server.url,
    profile: null,
  };
  expect(await json("whoami")).toMatchObject(own);
  const given = { env: { ...env, ...envOf(server) } };
  expect(JSON.parse((await runCli(["whoami", "--json"], given)).stdout)).toMatchObject(local);
  for (const words of [
    ["--profile", host, "whoami", "--json"],
    ["whoami", "--json", "--profile", host],
  ])
    expect(JSON.parse((await runCli(words, given)).stdout)).toMatchObject(own);
  expect(await failure("whoami", "--profile", "nope")).toEqual([4, "not_found"]);
  expect((await run("whoami")).stdout).toContain(`profile     ${host}\n`);
});

it("turns the second factor on and off, and signs in with it", async () => {
  expect(await json("account", "second-factor")).toEqual({
    isOn: false,
    confirmedAt: null,
    recoveryCodesLeft: 0,
  });
  const begun = await json("account", "second-factor", "on", ...password());
  expect(Object.keys(begun)).toEqual(["secret", "url", "qrText", "qrSvg"]);
  const code = TOTP.generate({ secret: Secret.fromBase32(String(begun["secret"])) });
  const on = await run("account", "second-factor", "on", "--code", code);
  const codes = on.stdout.trim().split("\n");
  expect([on.code, codes.length]).toEqual([0, 10]);

  const before = await readFile(path(), "utf8");
  const words = ["login", "--url", server.url, "--email", EMAIL, ...password()];
  const refused = await run(...words);
  expect(refused).toMatchObject({ code: 3, stdout: "" });
  expect(refused.stderr).toContain("error second_factor_required: ");
  expect(refused.stderr).toContain("do   Repeat the command with --code <code>: ");
  expect(await failure(...words, "--code", code)).toEqual([3, "second_factor_wrong"]);
  expect(await readFile(path(), "utf8")).toBe(before);

  const signedIn = await run(...words, "--code", codes[0]!);
  expect(signedIn).toEqual({
    code: 0,
    stdout: `signed in to ${server.url} as ${EMAIL} (profile ${host})\n`,
    stderr: "",
  });
  expect((await run("account", "second-factor")).stdout).toMatch(/^recovery codes +9 left$/m);
  const others = await json("account", "second-factor", "codes", ...password(), "--code", codes[1]!);
  const [next] = others["recoveryCodes"] as string[];
  expect(await failure("account", "second-factor", "off", ...password())).toEqual([
    3,
    "second_factor_required",
  ]);
  const off = await run("account", "second-factor", "off", ...password(), "--code", next!);
  expect(off).toEqual({ code: 0, stdout: "the second factor is off\n", stderr: "" });
});

it("changes the password, ends sessions, and signs out at the gateway", async () => {
  const token = await credential();
  const change = ["account", "password", ...password(), "--new-password-file", join(folder, "next")];
  // The session of the sign-up, beside the one in use.
  expect(await json(...change)).toEqual({ revokedSessions: 1 });
  expect(await failure(...change)).toEqual([3, "forbidden"]);
  const other = await rest<{ id: string; token: string }>(server.url, null, "/v1/auth/sign-in", {
    body: { email: EMAIL, password: "a better horse battery" },
  });
  expect(await json("sessions", "revoke", other.body.id)).toMatchObject({ id: other.body.id });
  expect((await rest(server.url, other.body.token, "/v1/account")).status).toBe(401);

  expect((await rest(server.url, token, "/v1/account")).status).toBe(200);
  const out = await run("logout");
  expect(out).toEqual({ code: 0, stdout: `signed out of ${server.url} (profile ${host})\n`, stderr: "" });
  expect((await rest(server.url, token, "/v1/account")).status).toBe(401);
  expect(await kept()).toEqual({ current: null, profiles: {} });
  expect(await failure("logout")).toEqual([4, "not_found"]);
});

it("keeps a key from stdin, and nothing that the gateway does not know", async () => {
  const words = ["login", "--with-token", "--url", server.url, "--save-as", "work"];
  const wrong = await runCli(words, { env, input: "qk_nobody_has_this_key\n" });
  expect([wrong.code, (await kept()).profiles]).toEqual([3, {}]);
  const { code, stdout, stderr } = await runCli(words, { env, input: `${server.apiKey}\n` });
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toBe(`signed in to ${server.url} as acc_000000000000000000000001 (profile work)\n`);
  const shown = await run("profiles", "list", "--json");
  expect(shown.stdout).not.toContain(server.apiKey);
  const row = { url: server.url, kind: "api_key", accountId: "acc_000000000000000000000001", email: null };
  expect(JSON.parse(shown.stdout)).toEqual([{ profile: "work", isCurrent: true, ...row }]);
  expect(await json("profiles", "use", "work")).toEqual({ profile: "work", url: server.url });
  expect(await failure("profiles", "use", "nope")).toEqual([4, "not_found"]);
  expect(await json("open", "docs")).toEqual({ page: "docs", url: `${server.url}/docs` });
  expect((await run("open")).stdout).toBe(`${server.url}/\n`);
  expect(await failure("open", "nowhere")).toEqual([2, "invalid_input"]);
  // A key is forgotten, not ended.
  expect(await json("logout")).toEqual({
    ...{ profile: "work", url: server.url },
    ...{ kind: "api_key", isSessionEnded: false },
  });
  expect((await rest(server.url, server.apiKey, "/v1/account")).status).toBe(200);
  await writeFile(path(), "{}");
  expect(await failure("profiles", "list")).toEqual([2, "config_invalid"]);
});
