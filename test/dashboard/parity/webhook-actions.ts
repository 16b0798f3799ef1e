import { fillIn, press, untilText } from "../dashboard.ts";
import type { Account } from "./subject.ts";
import type { Action, Given } from "./action.ts";
import { gone } from "./gone.ts";

const SENT_LATER = "the command waits for the first try";

const endpoint = async (account: Account): Promise<Given> => {
  const { url } = account.world.receiver;
  const body = { url, topics: ["request.finished"] };
  return { id: (await account.call("/v1/webhooks", { body })).id, url };
};

/** With a test that was sent and answered so. */
const delivered =
  (status: number) =>
  async (account: Account): Promise<Given> => {
    const { receiver } = account.world;
    const { id = "" } = await endpoint(account);
    receiver.answer = (_call, response) => response.writeHead(status).end();
    const delivery = (await account.call(`/v1/webhooks/${id}/test`, { method: "POST" })).id as string;
    await account.settle();
    receiver.answer = (_call, response) => response.writeHead(204).end();
    return { id, delivery };
  };

const path = ({ id }: Given) => `/webhooks/${id}`;

export const webhookActions: Action[] = [
  {
    name: "WebhookMake",
    prepare: async ({ world }) => ({ url: world.receiver.url }),
    variables: ({ url }) => ({
      input: { url, topics: ["request.finished", "balance.low"], description: "the shop", includeRecords: 5 },
    }),
    command: ({ url = "" }) => [
      ...["webhooks", "create", url, "--topics", "request.finished,balance.low"],
      ...["--description", "the shop", "--include-records", "5"],
    ],
    path: () => "/webhooks",
    press: async (page, { url = "" }) => {
      await press(page, "Add a webhook");
      await fillIn(page, "URL", url);
      await fillIn(page, "Description", "the shop");
      await press(page, "balance.low");
      await page.focus("[role=dialog] input[type=number]");
      await page.keyboard.press("Delete");
      await page.keyboard.type("5");
      await page.keyboard.press("Enter");
    },
    says: "The webhook is added",
    refused: {
      code: "invalid_input",
      variables: () => ({ input: { url: "http://example.com/", topics: ["request.finished"] } }),
      command: () => ["webhooks", "create", "http://example.com/", "--topics", "request.finished"],
      press: async (page) => {
        await press(page, "Add a webhook");
        await fillIn(page, "URL", "http://example.com/");
        await page.keyboard.press("Enter");
      },
    },
  },
  {
    name: "WebhookChange",
    prepare: endpoint,
    variables: ({ id }) => ({ id, input: { topics: ["request.finished", "balance.low"] } }),
    command: ({ id = "" }) => ["webhooks", "update", id, "--topics", "request.finished,balance.low"],
    path,
    press: async (page) => {
      await press(page, "Change");
      await press(page, "balance.low");
      await press(page, "Save");
    },
    says: "balance.low",
    refused: { code: "not_found", meanwhile: gone("webhookEndpoints") },
  },
  {
    name: "WebhookNewSecret",
    prepare: endpoint,
    variables: ({ id }) => ({ id, overlapHours: 24 }),
    command: ({ id = "" }) => ["webhooks", "rotate-secret", id],
    path,
    press: async (page) => {
      await press(page, "More actions");
      await press(page, "New secret");
      await page.waitForSelector("[role=dialog] input[type=number]");
      await page.focus("[role=dialog] input[type=number]");
      await page.keyboard.press("Enter");
    },
    says: "Signing secret",
    refused: { code: "not_found", meanwhile: gone("webhookEndpoints") },
  },
  {
    name: "WebhookTry",
    prepare: endpoint,
    variables: ({ id }) => ({ id }),
    command: ({ id = "" }) => ["webhooks", "test", id],
    path,
    press: (page) => press(page, "Send a test"),
    says: "A test is on its way",
    differs: {
      ...{ status: SENT_LATER, attemptCount: SENT_LATER, attempts: SENT_LATER },
      ...{ nextAttemptAt: SENT_LATER, endedAt: SENT_LATER },
    },
    refused: { code: "not_found", meanwhile: gone("webhookEndpoints") },
  },
  {
    name: "WebhookEnd",
    prepare: endpoint,
    variables: ({ id }) => ({ id }),
    command: ({ id = "" }) => ["webhooks", "delete", id],
    path,
    press: async (page, { url = "" }) => {
      const { host } = new URL(url);
      await press(page, "More actions");
      await press(page, "Delete");
      await fillIn(page, `Type ${host} to confirm`, host);
      await page.keyboard.press("Enter");
    },
    says: "is deleted",
    refused: { code: "not_found", meanwhile: gone("webhookEndpoints") },
  },
  {
    name: "WebhookSendAgain",
    prepare: delivered(204),
    variables: ({ delivery }) => ({ id: delivery }),
    command: ({ delivery = "" }) => ["webhooks", "replay", delivery],
    path: ({ id, delivery }) => `/webhooks/${id}?delivery=${delivery}`,
    press: (page) => press(page, "Send again"),
    says: "It is on its way again",
    refused: {
      code: "not_found",
      meanwhile: (account, { delivery = "" }) => gone("webhookDeliveries")(account, { id: delivery }),
    },
  },
  {
    name: "WebhookSendFailedAgain",
    prepare: delivered(410),
    variables: ({ id }) => ({ id }),
    command: ({ id = "" }) => ["webhooks", "replay", "--failed-of", id],
    path,
    press: async (page) => {
      await untilText(page, "Failed");
      await press(page, "Send all failed again");
    },
    says: "It is on its way again",
    refused: { code: "not_found", meanwhile: gone("webhookEndpoints") },
  },
];
