import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "../api/api-server.ts";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { waitUntil } from "../process/wait-until.ts";
import { chromiumPath } from "../reference/browser.ts";
import {
  fillIn,
  flaws,
  press,
  startDashboard,
  untilHeading,
  untilText,
  type Dashboard,
} from "./dashboard.ts";

describe.skipIf(chromiumPath === null)("tickets and notifications in the dashboard", () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard.stop());

  const call = (path: string, options = {}, key = dashboard.server.apiKey) =>
    rest<AnswerJson>(dashboard.server.url, key, path, options);
  const answer = (id: string, message: string) =>
    call(`/v1/operator/support/tickets/${id}/replies`, { body: { message } }, OPERATOR_TOKEN);
  const settings = async (): Promise<{ kind: string; inApp: boolean; email: boolean }[]> =>
    (await call("/v1/notifications/settings")).body.data;
  const newTicket = async (subject: string): Promise<string> =>
    (await call("/v1/support/tickets", { body: { subject, details: "It stops after ten." } })).body.id;

  it("opens one, shows the answer, replies and closes it", async () => {
    const { page, complaints, context } = await dashboard.open("/tickets");
    await untilHeading(page, "No ticket yet");
    await press(page, "Open a ticket");
    await fillIn(page, "Subject", "Counter stops");
    await fillIn(page, "What is wrong", "It stops after ten.");
    await page.focus("[role=dialog] input");
    await page.keyboard.press("Enter");
    await untilHeading(page, "Counter stops");
    const id = new URL(page.url()).pathname.split("/").at(-1)!;
    expect((await call(`/v1/support/tickets/${id}`)).body).toMatchObject({
      subject: "Counter stops",
      details: "It stops after ten.",
      severity: "normal",
    });

    expect((await answer(id, "Set a higher limit.")).status).toBeLessThan(300);
    await page.reload();
    await untilText(page, "Set a higher limit.");
    await untilText(page, "Answered");
    await fillIn(page, "Reply", "That was it.");
    await press(page, "Send");
    await page.waitForFunction(() => document.querySelectorAll("article").length === 3);
    expect(await page.$eval("textarea", (field) => field.value)).toBe("");
    await press(page, "Close the ticket");
    await untilText(page, "A reply opens it again.");
    expect((await call(`/v1/support/tickets/${id}`)).body).toMatchObject({ status: "resolved" });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("shows a notification as it comes, and marks it as read", async () => {
    const { page, complaints, context } = await dashboard.open("/notifications?show=all");
    await untilHeading(page, "Notifications");
    const id = await newTicket("Live news");
    await answer(id, "We look at it.");
    await untilText(page, "Live news");
    await press(page, "Mark all as read");
    await untilText(page, "0 unread");
    expect((await call("/v1/notifications?unread=true")).body.data).toEqual([]);
    await press(page, "Unread");
    await untilHeading(page, "All is read");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("chooses at once where one is told, also in Turkish", async () => {
    const { page, complaints, context } = await dashboard.open("/notifications?show=settings", {
      language: "tr",
    });
    await press(page, "Bir istek bitti: Listede");
    await waitUntil("the choice", async () =>
      (await settings()).find(({ kind, inApp }) => kind === "request.finished" && inApp),
    );
    await page.reload();
    await page.waitForSelector('input[aria-label="Bir istek bitti: Listede"]:checked');
    const data = await settings();
    expect(data).toContainEqual({ kind: "request.finished", inApp: true, email: false });
    // A new kind has a text of its own.
    const texts = await page.$$eval("tbody th", (cells) => cells.map((cell) => cell.firstChild?.nodeName));
    expect(texts).toEqual(data.map(() => "#text"));
    await press(page, "Bir istek bitti: Listede");
    await waitUntil("the old choice", async () =>
      (await settings()).find(({ kind, inApp }) => kind === "request.finished" && !inApp),
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe("on narrow and wide screens, dark and light", () => {
    it("has no grave flaw", async () => {
      const id = await newTicket("Answers are late");
      await answer(id, "Thank you, we found it:\nit is mended in the next version.");
      const { page, complaints, context } = await dashboard.open("/tickets");
      await untilText(page, "Answers are late");
      expect(await flaws(page)).toEqual([]);
      await press(page, "Open a ticket");
      await fillIn(page, "Subject", "Another");
      expect(await flaws(page, "open")).toEqual([]);
      await page.goto(`${dashboard.server.url}/dashboard/tickets/${id}`);
      await untilText(page, "it is mended");
      expect(await flaws(page, "detail")).toEqual([]);
      for (const show of ["unread", "settings"]) {
        await page.goto(`${dashboard.server.url}/dashboard/notifications?show=${show}`);
        await untilText(page, show === "unread" ? "Mark all as read" : "The balance is low");
        expect(await flaws(page, show)).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
});
