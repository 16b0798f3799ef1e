import type { Notification } from "../../schema/notification/notification.type.ts";
import type { NotificationDoc } from "../../store/notification/notification-documents.ts";

export function presentNotification({
  _id,
  kind,
  subject,
  message,
  data,
  createdAt,
  readAt,
}: NotificationDoc): Notification {
  return { id: _id, kind, subject, message, data, createdAt, readAt };
}
