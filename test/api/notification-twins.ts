import { expect } from "vitest";
import { page, type TwinCalls, type Twins } from "./twins.ts";

export function notificationTwins({ ask, call, change }: TwinCalls): Twins {
  return {
    "GET /v1/notifications": {
      rest: () => call("/v1/notifications?limit=1"),
      graphql: async () => {
        const query = `{ notifications(first: 1) { nodes { id kind subject message data createdAt readAt }
        pageInfo { hasNextPage endCursor } unreadCount } }`;
        const { notifications } = await ask(query);
        const { nodes, pageInfo, unreadCount } = notifications;
        return { ...page(nodes, pageInfo), unreadCount };
      },
    },
    "POST /v1/notifications/read": {
      rest: async () => [
        await call("/v1/notifications/read", { ids: ["ntf_nope"] }),
        "an id that is none of the account's own",
      ],
      graphql: async () => {
        const { notificationsRead } = await ask(
          'mutation { notificationsRead(ids: ["ntf_nope"]) { markedCount } }',
        );
        expect(notificationsRead).toEqual({ markedCount: 0 });
        return [notificationsRead, "an id that is none of the account's own"];
      },
    },
    "GET /v1/notifications/settings": {
      rest: () => call("/v1/notifications/settings"),
      graphql: async () => ({
        data: (await ask("{ notificationSettings { kind inApp email } }")).notificationSettings,
        nextCursor: null,
      }),
    },
    "PATCH /v1/notifications/settings/:kind": {
      rest: () => change("/v1/notifications/settings/ticket.replied", { email: false }),
      graphql: async () => {
        const query = `mutation { notificationSettingsUpdate(input: { kind: "ticket.replied", email: false }) {
        settings { kind inApp email } } }`;
        return { data: (await ask(query)).notificationSettingsUpdate.settings, nextCursor: null };
      },
    },
  };
}
