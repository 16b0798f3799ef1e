import { z } from "zod";
import {
  NotificationsDocument,
  NotificationSettingsDocument,
  SetNotificationsDocument,
  ReadNotificationsDocument,
} from "../../generated/rest-documents.ts";
import { notification } from "../../kinds/notification.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const listQuery = pageQuery(notification).extend({
  unread: z.enum(["true", "false"]).default("false").describe("`true` for those alone that were not read."),
  kind: z.string().min(1).max(100).optional().describe("Only those of this kind."),
});

const marked = z.strictObject({
  ids: z.array(z.string()).optional().describe("1 to 100 ids; all when left out."),
});

const setting = z.strictObject({
  inApp: z.boolean().optional().describe("Whether they are added to the list."),
  email: z.boolean().optional().describe("Whether they are sent to the e-mail address of the account."),
});

const settingsAnswer = {
  status: 200,
  description: "Where the account is notified of events of each kind.",
} as const;

export const notificationRoutes = [
  route({
    method: "GET",
    path: "/v1/notifications",
    access: "key",
    summary: "What the account was notified of, newest first.",
    reference: {
      operationId: "listNotifications",
      tag: "Notifications",
      query: listQuery,
      answer: { status: 200, description: "A page of notifications." },
      errors: ["invalid_input", "invalid_cursor"],
    },
    document: NotificationsDocument,
    variables: ({ query: { unread, kind, ...page } }) => ({
      ...pageVariables(page),
      unread: unread === "true",
      kind: kind ?? null,
    }),
  }),
  route({
    method: "POST",
    path: "/v1/notifications/read",
    access: "key",
    summary: "Marks notifications as read: these, or without `ids` all.",
    reference: {
      operationId: "markNotificationsRead",
      tag: "Notifications",
      body: { schema: marked, example: { ids: ["ntf_68f0c2d4a1b2c3d4e5f60718"] } },
      answer: { status: 200, description: "What was marked." },
      errors: ["invalid_input"],
    },
    document: ReadNotificationsDocument,
    variables: ({ body }) => ({ ids: read(marked, body, "field").ids ?? null }),
  }),
  route({
    method: "GET",
    path: "/v1/notifications/settings",
    access: "key",
    summary: "Where the account is notified of events of each kind.",
    reference: {
      operationId: "getNotificationSettings",
      tag: "Notifications",
      answer: settingsAnswer,
      errors: [],
    },
    document: NotificationSettingsDocument,
    variables: () => ({}),
  }),
  route({
    method: "PATCH",
    path: "/v1/notifications/settings/:kind",
    access: "key",
    summary: "Changes where the account is notified of events of one kind; what is left out stays.",
    reference: {
      operationId: "updateNotificationSettings",
      tag: "Notifications",
      body: { schema: setting, example: { email: false } },
      answer: settingsAnswer,
      errors: ["invalid_input"],
    },
    document: SetNotificationsDocument,
    variables: ({ params, body }) => ({
      input: { ...read(setting, body, "field"), kind: params.kind ?? "" },
    }),
  }),
];
