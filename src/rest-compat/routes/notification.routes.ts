import {
  NotificationsDocument,
  NotificationSettingsDocument,
  ReadNotificationsDocument,
  SetNotificationsDocument,
} from "../../generated/rest-documents.ts";
import { notification } from "../../kinds/notification.ts";
import { row, rows } from "../row.ts";

export const notificationRoutes = rows(notification, {
  "GET /": NotificationsDocument,
  "POST /read": row(ReadNotificationsDocument, { operationId: "markNotificationsRead" }),
  "GET /settings": row(NotificationSettingsDocument, { operationId: "getNotificationSettings" }),
  "PATCH /settings/:kind": row(SetNotificationsDocument, { operationId: "updateNotificationSettings" }),
});
