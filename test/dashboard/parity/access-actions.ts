import { Secret, TOTP } from "otpauth";
import type { Page } from "puppeteer-core";
import { newSecretToken } from "../../../src/kernel/secret-token.ts";
import { newId } from "../../../src/kinds/ids.ts";
import { fillIn, press, pressAt } from "../dashboard.ts";
import { NAME, PASSWORD, type Account } from "./subject.ts";
import type { Action, Face, Given } from "./action.ts";
import { fileOf } from "./file-of.ts";
import { gone } from "./gone.ts";

const NEW_PASSWORD = "a better horse battery";
const NOT_IT = "not this one at all";
const SCOPES = ["requests:read", "requests:write"];
const withPassword = (password = PASSWORD) => ["--password-file", fileOf(password)];

const key = async (account: Account): Promise<Given> => {
  const { id, secret } = await account.call("/v1/api-keys", { body: { label: "shop" } });
  // It goes along with the one that made it.
  await account.call("/v1/api-keys", { body: { label: "child", scopes: SCOPES } }, secret as string);
  return { id };
};

async function makeKey(page: Page, label: string, monthly = ""): Promise<void> {
  await press(page, "Create a key");
  await fillIn(page, "Name", label);
  if (monthly !== "") await fillIn(page, "USD a month", monthly);
  await page.keyboard.press("Enter");
}

const begun = async (account: Account): Promise<Given> => {
  const { secret } = await account.call("/v1/account/second-factor", { body: { password: PASSWORD } });
  return { secret, code: codeOf(secret as string) };
};

/** With the second factor on; `code` is one of its recovery codes. */
const on = async (account: Account): Promise<Given> => {
  const { code = "" } = await begun(account);
  const { recoveryCodes } = await account.call("/v1/account/second-factor/confirm", { body: { code } });
  return { code: recoveryCodes[0] };
};

const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret) });

/** Passes the first step of turning it on; gives the secret that the page shows. */
async function begin(page: Page): Promise<string> {
  await press(page, "Turn on");
  await fillIn(page, "Your password", PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForSelector("[role=dialog] img");
  return page.$eval("[role=dialog] pre", (text) => text.textContent);
}

async function prove(page: Page, code: string, password = PASSWORD): Promise<void> {
  await fillIn(page, "Your password", password);
  await fillIn(page, "Code of your second factor", code);
  await page.keyboard.press("Enter");
}

const WRONG_CODE = "000000";

export const accessActions: Action[] = [
  {
    name: "ApiKeyMake",
    variables: () => ({ label: "shop", scopes: SCOPES }),
    command: () => ["api-keys", "create", "shop", "--scope", SCOPES.join(",")],
    path: () => "/api-keys",
    press: (page) => makeKey(page, "shop"),
    says: "The key shop",
    refused: {
      code: "invalid_input",
      variables: () => ({ label: " ", scopes: SCOPES }),
      command: () => ["api-keys", "create", " ", "--scope", SCOPES.join(",")],
      press: (page) => makeKey(page, " "),
    },
  },
  {
    name: "ApiKeyLimit",
    // The page makes the key along with its limit.
    prepare: async (account: Account, face: Face): Promise<Given> =>
      face === "page"
        ? {}
        : { id: (await account.call("/v1/api-keys", { body: { label: "shop", scopes: SCOPES } })).id },
    variables: ({ id }) => ({ input: { scope: id, monthlyUsdMicros: 12_500_000 } }),
    command: ({ id = "" }) => ["caps", "spend", "--key", id, "--monthly", "12.50"],
    path: () => "/api-keys",
    press: (page) => makeKey(page, "shop", "12.50"),
    says: "The key shop",
    refused: {
      not: "it is for the key that was made just then; what it refuses, it refuses to UsageLimitKeep",
    },
  },
  {
    name: "ApiKeyEnd",
    prepare: key,
    variables: ({ id }) => ({ id, cascade: true }),
    command: ({ id = "" }) => ["api-keys", "revoke", id],
    path: () => "/api-keys",
    press: async (page) => {
      await press(page, "Revoke shop");
      await fillIn(page, "Type shop to confirm", "shop");
      await page.keyboard.press("Enter");
    },
    says: "shop is revoked, and 1 key of it",
    refused: { code: "not_found", meanwhile: gone("apiKeys") },
  },
  {
    name: "SessionEnd",
    prepare: async (account) => {
      const id = newId("session", new Date());
      await account.signIn(newSecretToken("session"), id);
      return { id };
    },
    variables: ({ id }) => ({ id }),
    command: ({ id = "" }) => ["sessions", "revoke", id],
    path: () => "/sessions",
    press: (page) => press(page, "End the session of A program without a name"),
    says: "The session is ended",
    refused: { code: "not_found", meanwhile: gone("sessions") },
  },
  {
    name: "SecondFactorStart",
    variables: () => ({ password: PASSWORD }),
    command: () => ["account", "second-factor", "on", ...withPassword()],
    path: () => "/second-factor",
    press: begin,
    says: "Scan this with your authenticator app",
    refused: {
      code: "forbidden",
      variables: () => ({ password: NOT_IT }),
      command: () => ["account", "second-factor", "on", ...withPassword(NOT_IT)],
      press: async (page) => {
        await press(page, "Turn on");
        await fillIn(page, "Your password", NOT_IT);
        await page.keyboard.press("Enter");
      },
    },
  },
  {
    name: "SecondFactorTurnOn",
    prepare: (account, face) => (face === "page" ? Promise.resolve({}) : begun(account)),
    variables: ({ code }) => ({ code }),
    command: ({ code = "" }) => ["account", "second-factor", "on", "--code", code],
    path: () => "/second-factor",
    press: async (page) => {
      await fillIn(page, "Code of your second factor", codeOf(await begin(page)));
      await page.keyboard.press("Enter");
    },
    says: "Each signs you in once",
    refused: {
      code: "second_factor_wrong",
      variables: () => ({ code: WRONG_CODE }),
      command: () => ["account", "second-factor", "on", "--code", WRONG_CODE],
      press: async (page) => {
        await begin(page);
        await fillIn(page, "Code of your second factor", WRONG_CODE);
        await page.keyboard.press("Enter");
      },
    },
  },
  {
    name: "SecondFactorTurnOff",
    prepare: on,
    variables: ({ code }) => ({ password: PASSWORD, code }),
    command: ({ code = "" }) => ["account", "second-factor", "off", ...withPassword(), "--code", code],
    path: () => "/second-factor",
    press: async (page, { code = "" }) => {
      await press(page, "Turn off");
      await prove(page, code);
    },
    says: "The second factor is off",
    refused: {
      code: "second_factor_wrong",
      variables: () => ({ password: PASSWORD, code: WRONG_CODE }),
      command: () => ["account", "second-factor", "off", ...withPassword(), "--code", WRONG_CODE],
      press: async (page) => {
        await press(page, "Turn off");
        await prove(page, WRONG_CODE);
      },
    },
  },
  {
    name: "SecondFactorNewCodes",
    prepare: on,
    variables: ({ code }) => ({ password: PASSWORD, code }),
    command: ({ code = "" }) => ["account", "second-factor", "codes", ...withPassword(), "--code", code],
    path: () => "/second-factor",
    press: async (page, { code = "" }) => {
      await press(page, "New recovery codes");
      await prove(page, code);
    },
    says: "Each signs you in once",
    refused: {
      code: "forbidden",
      variables: ({ code }) => ({ password: NOT_IT, code }),
      command: ({ code = "" }) => [
        ...["account", "second-factor", "codes", ...withPassword(NOT_IT), "--code", code],
      ],
      press: async (page, { code = "" }) => {
        await press(page, "New recovery codes");
        await prove(page, code, NOT_IT);
      },
    },
  },
  {
    name: "AccountPassword",
    variables: () => ({ current: PASSWORD, password: NEW_PASSWORD }),
    command: () => ["account", "password", ...withPassword(), "--new-password-file", fileOf(NEW_PASSWORD)],
    path: () => "/account",
    press: async (page) => {
      await fillIn(page, "Your password", PASSWORD);
      await fillIn(page, "New password", NEW_PASSWORD);
      await page.keyboard.press("Enter");
    },
    says: "The password is changed",
    refused: {
      code: "second_factor_required",
      prepare: on,
      says: "Code of your second factor",
    },
  },
  {
    name: "AccountClose",
    variables: () => ({ password: PASSWORD }),
    command: () => ["account", "delete", "--yes", ...withPassword()],
    path: () => "/account",
    press: (page) => close(page, PASSWORD),
    says: "The account is closed",
    refused: {
      code: "forbidden",
      variables: () => ({ password: NOT_IT }),
      command: () => ["account", "delete", "--yes", ...withPassword(NOT_IT)],
      press: (page) => close(page, NOT_IT),
    },
  },
];

async function close(page: Page, password: string): Promise<void> {
  // Its heading is called so, too.
  await pressAt(page, '::-p-aria([name="Close the account"][role="button"])');
  await fillIn(page, `Type ${NAME} to confirm`, NAME);
  const field = await page.waitForSelector("[role=dialog] input[type=password]");
  await field!.type(password);
  await page.keyboard.press("Enter");
}
