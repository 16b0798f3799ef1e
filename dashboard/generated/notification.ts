// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
/** Where the account wants to be notified of events of one kind; fields that are left out do not change. */
export type NotificationSettingInput = {
  /** Whether they are sent to the e-mail address of the account. */
  email?: boolean | null | undefined;
  /** Whether they are added to the list. */
  inApp?: boolean | null | undefined;
  /** Kind of the notifications. */
  kind: string;
};

export type NotificationListQueryVariables = Exact<{
  after?: string | null | undefined;
  unread: boolean;
}>;


export type NotificationListQuery = { notifications: { unreadCount: number, edges: Array<{ cursor: string }>, nodes: Array<{ id: string, kind: string, subject: string, message: string, data: unknown, createdAt: string, readAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type NotificationReadMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type NotificationReadMutation = { notificationsRead: { markedCount: number } | null };

export type NotificationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationChoicesQuery = { notificationSettings: Array<{ kind: string, inApp: boolean, email: boolean }> };

export type NotificationChooseMutationVariables = Exact<{
  input: NotificationSettingInput;
}>;


export type NotificationChooseMutation = { notificationSettingsUpdate: { settings: Array<{ kind: string, inApp: boolean, email: boolean }> } | null };

export type NotificationCameSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationCameSubscription = { notificationAdded: { cursor: string } };

export type NotificationFragment = { id: string, kind: string, subject: string, message: string, data: unknown, createdAt: string, readAt: string | null };

export const NotificationFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment Notification on Notification {
  id
  kind
  subject
  message
  data
  createdAt
  readAt
}
    `) as TypedDocument<NotificationFragment, unknown>;
export const NotificationListDocument = /* @__PURE__ */ new TypedDocument(`
    query NotificationList($after: String, $unread: Boolean!) {
  notifications(first: 30, after: $after, unread: $unread) {
    edges {
      cursor
    }
    nodes {
      ...Notification
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    unreadCount
  }
}
    fragment Notification on Notification {
  id
  kind
  subject
  message
  data
  createdAt
  readAt
}`) as TypedDocument<NotificationListQuery, NotificationListQueryVariables>;
export const NotificationReadDocument = /* @__PURE__ */ new TypedDocument(`
    mutation NotificationRead($ids: [ID!]) {
  notificationsRead(ids: $ids) {
    markedCount
  }
}
    `) as TypedDocument<NotificationReadMutation, NotificationReadMutationVariables>;
export const NotificationChoicesDocument = /* @__PURE__ */ new TypedDocument(`
    query NotificationChoices {
  notificationSettings {
    kind
    inApp
    email
  }
}
    `) as TypedDocument<NotificationChoicesQuery, NotificationChoicesQueryVariables>;
export const NotificationChooseDocument = /* @__PURE__ */ new TypedDocument(`
    mutation NotificationChoose($input: NotificationSettingInput!) {
  notificationSettingsUpdate(input: $input) {
    settings {
      kind
      inApp
      email
    }
  }
}
    `) as TypedDocument<NotificationChooseMutation, NotificationChooseMutationVariables>;
export const NotificationCameDocument = /* @__PURE__ */ new TypedDocument(`
    subscription NotificationCame($after: String) {
  notificationAdded(after: $after) {
    cursor
  }
}
    `) as TypedDocument<NotificationCameSubscription, NotificationCameSubscriptionVariables>;