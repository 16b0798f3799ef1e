import type { ElementHandle, Page } from "puppeteer-core";
import { archiveOfFiles } from "../../kit/service-archive.ts";
import { fillIn, press, pressAt, untilHeading, writeOver } from "../dashboard.ts";
import type { Account } from "./subject.ts";
import { fileOf } from "./file-of.ts";
import type { Action, Given } from "./action.ts";
import { gone, signedOut } from "./gone.ts";

const SECRET = "API_KEY";
const VALUE = "the value of a secret";

/** A name that no other service of the server has; `plain` makes all of them one. */
const slugOf = ({ id }: Account, word = "parity"): string => `${word}-${id.slice("acc_".length)}`;

const page = (slug: string, text: string) =>
  archiveOfFiles({
    "service.toml": `slug = "${slug}"\n[static]\nfolder = "public"\n`,
    "static/index.html": text,
  });

/** An account that the operator lets deploy. */
const mayHost = async (account: Account): Promise<Given> => {
  await account.world.store.accounts.updateOne({ _id: account.id }, { $set: { mayHost: true } });
  return { slug: slugOf(account) };
};

const made = async (account: Account): Promise<Given> => {
  const { slug = "" } = await mayHost(account);
  return { id: (await account.call("/v1/services", { body: { slug } })).id, slug };
};

const withTaken = async (account: Account): Promise<Given> => {
  const given = await made(account);
  const taken = slugOf(account, "taken");
  await account.call("/v1/services", { body: { slug: taken } });
  return { ...given, taken };
};

const deleted = async (account: Account): Promise<Given> => {
  const given = await made(account);
  await account.call(`/v1/services/${given.id}`, { method: "DELETE", body: { confirm: given.slug } });
  return given;
};

/** Served as it was deployed last, with an earlier deployment to go back to. */
const deployedTwice = async (account: Account): Promise<Given> => {
  const given = await made(account);
  const ids: string[] = [];
  for (const text of ["first", "second"]) {
    const headers = { "content-type": "application/gzip" };
    const body = await page(given.slug!, text);
    ids.push((await account.call(`/v1/services/${given.id}/deployments`, { body, headers })).id as string);
  }
  return { ...given, earlier: ids[0]! };
};

const withSecret = async (account: Account): Promise<Given> => {
  const given = await made(account);
  await account.call(`/v1/services/${given.id}/env`, {
    method: "PUT",
    body: { values: { [SECRET]: VALUE } },
  });
  return given;
};

const path = ({ id }: Given) => `/services/${id}`;
const environment = ({ id }: Given) => `/services/${id}?tab=env`;

async function rename(tab: Page, label: string, text: string): Promise<void> {
  await press(tab, "Rename");
  await writeOver(tab, label, text);
  await press(tab, "Save");
}

async function setSecret(tab: Page, name: string): Promise<void> {
  await press(tab, "Set a secret");
  await fillIn(tab, "Name", name);
  await tab.type("[role=dialog] input[type=password]", VALUE);
  await press(tab, "Save");
}
const set = (name: string, { id = "" }: Given) => [
  ...["env", "set", name, "--file", fileOf(VALUE), "--service", id],
];

/** Drops a page and lets it be deployed; the upload after the mutation, a route of /v1, is kept from the server. */
async function make(tab: Page, { slug = "" }: Given): Promise<void> {
  await tab.setRequestInterception(true);
  tab.on("request", (request) => {
    void (request.url().endsWith("/deployments") ? request.abort() : request.continue());
  });
  const input = await tab.waitForSelector('input[accept*=".tgz"]');
  const archive = fileOf(await page(slug, "first"), ".tar.gz");
  await (input as ElementHandle<HTMLInputElement>).uploadFile(archive);
  await untilHeading(tab, `What a deploy of ${slug} would do`);
  await press(tab, "Deploy");
}

export const serviceActions: Action[] = [
  {
    name: "ServiceMake",
    prepare: mayHost,
    variables: ({ slug }) => ({ slug }),
    command: ({ slug = "" }) => ["services", "create", slug],
    path: () => "/services/new",
    press: make,
    says: "The connection is lost",
    refused: { code: "unauthenticated", prepare: mayHost, meanwhile: signedOut },
  },
  {
    name: "ServiceRename",
    prepare: withTaken,
    variables: ({ id }) => ({ id, input: { name: "Guests" } }),
    command: ({ id = "" }) => ["services", "update", id, "--name", "Guests"],
    path,
    press: (tab) => rename(tab, "Name", "Guests"),
    says: "Guests",
    refused: {
      code: "slug_taken",
      variables: ({ id, taken }) => ({ id, input: { slug: taken } }),
      command: ({ id = "", taken = "" }) => ["services", "update", id, "--slug", taken],
      press: (tab, { taken = "" }) => rename(tab, "Name in its URL", taken),
    },
  },
  {
    name: "ServiceEnd",
    prepare: made,
    variables: ({ id, slug }) => ({ id, confirm: slug }),
    command: ({ id = "", slug = "" }) => ["services", "delete", id, "--confirm", slug],
    path,
    press: async (tab, { slug = "" }) => {
      await press(tab, "Delete");
      await fillIn(tab, `Type ${slug} to confirm`, slug);
      await tab.keyboard.press("Enter");
    },
    says: "is deleted",
    refused: { code: "not_found", meanwhile: gone("services") },
  },
  {
    name: "ServiceBack",
    prepare: deleted,
    variables: ({ id }) => ({ id }),
    command: ({ id = "" }) => ["services", "restore", id],
    path,
    press: (tab) => press(tab, "Bring back"),
    says: "Nothing deployed",
    refused: { code: "not_found", meanwhile: gone("services") },
  },
  {
    name: "ServiceRollBack",
    prepare: deployedTwice,
    variables: ({ id, earlier }) => ({ id, to: earlier }),
    command: ({ id = "", earlier = "" }) => ["rollback", id, "--to", earlier],
    path,
    press: (tab) => press(tab, "Roll back to deployment 1"),
    says: "Deployment 1 is served again",
    refused: {
      code: "not_deployed",
      meanwhile: (account, { earlier = "" }) => gone("deployments")(account, { id: earlier }),
    },
  },
  {
    name: "ServiceSecretSet",
    prepare: made,
    variables: ({ id }) => ({ service: id, values: [{ name: SECRET, value: VALUE }] }),
    command: (given) => set(SECRET, given),
    path: environment,
    press: (tab) => setSecret(tab, SECRET),
    says: "Version",
    refused: {
      code: "invalid_input",
      variables: ({ id }) => ({ service: id, values: [{ name: "1ST", value: VALUE }] }),
      command: (given) => set("1ST", given),
      press: (tab) => setSecret(tab, "1ST"),
    },
  },
  {
    name: "ServiceSecretEnd",
    prepare: withSecret,
    variables: ({ id }) => ({ service: id, name: SECRET }),
    command: ({ id = "" }) => ["env", "delete", SECRET, "--service", id],
    path: environment,
    press: async (tab) => {
      await pressAt(tab, `::-p-aria([name="Delete ${SECRET}"][role="button"])`);
      await fillIn(tab, `Type ${SECRET} to confirm`, SECRET);
      await tab.keyboard.press("Enter");
    },
    says: "No secret is set",
    refused: { code: "not_found", meanwhile: gone("services") },
  },
];
