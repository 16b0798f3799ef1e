import { owner } from "./access.ts";
import { kind } from "./kind.ts";

export const notification = kind({
  id: "ntf",
  node: "Notification",
  one: "notification",
  many: "notifications",
  most: { not: "nobody makes one, and they are forgotten" },
  page: { usual: 20, most: 100 },
  rest: {
    tag: { name: "Notifications", what: "What the account is notified of, and where.", place: 5 },
    path: "/v1/notifications",
    parameters: { kind: "Kind of the notifications, such as `balance.low`." },
  },
  access: owner("account")(
    "Query.notifications",
    "Query.notificationsUnread",
    "Query.notificationSettings",
    "Mutation.notificationsRead",
    "Mutation.notificationSettingsUpdate",
    "Subscription.notificationAdded",
  ),
});

export const notificationSetting = kind({
  one: "notification setting",
  many: "notification settings",
});
