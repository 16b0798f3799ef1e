import { Field, InputType, Int, ObjectType } from "type-graphql";
import { notification } from "../../kinds/notification.ts";
import { connection } from "../shared/relay.ts";
import type { JsonObject } from "../../kernel/json.ts";
import { JsonSchema } from "../shared/json-schema.ts";
import { Node } from "../shared/node.type.ts";
import { DateTime, JsonValue } from "../shared/scalars.ts";

@ObjectType({ implements: Node, description: "Something that the account should know." })
export class Notification extends Node {
  @JsonSchema({ examples: ["balance.low"] })
  @Field(() => String, { description: "What it is about, such as `balance.low`." })
  kind: string;

  @JsonSchema({ examples: ["The balance is low"] })
  @Field(() => String, { description: "One line." })
  subject: string;

  @JsonSchema({ examples: ["2.50 USD are left."] })
  @Field(() => String, { description: "Plain text." })
  message: string;

  @JsonSchema({ examples: [{ availableUsdMicros: 2_500_000 }] })
  @Field(() => JsonValue, { description: "The same for programs." })
  data: JsonObject;

  @Field(() => DateTime, { description: "When it was sent." })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was marked as read; null before." })
  readAt: Date | null;
}

@ObjectType({ description: "A page of notifications, newest first." })
export class NotificationConnection extends connection(Notification, notification) {
  @Field(() => Int, { description: "How many are unread, on all pages; counted up to 1,000." })
  unreadCount?: number;
}

@ObjectType({ description: "A notification that was added to the list." })
export class NotificationAdded {
  @Field(() => String, { description: "Pass it as `after` to continue after this notification." })
  cursor: string;

  @Field(() => Notification, { description: "The notification." })
  notification: Notification;
}

@ObjectType({ description: "Where the account is notified of events of one kind." })
export class NotificationSetting {
  @JsonSchema({ examples: ["balance.low"] })
  @Field(() => String, { description: "Kind of the notifications." })
  kind: string;

  @Field(() => Boolean, { description: "Whether they are added to the list." })
  inApp: boolean;

  @Field(() => Boolean, { description: "Whether they are sent to the e-mail address of the account." })
  email: boolean;
}

@InputType({
  description:
    "Where the account wants to be notified of events of one kind; fields that are left out do not change.",
})
export class NotificationSettingInput {
  @Field(() => String, { description: "Kind of the notifications." })
  kind: string;

  @Field(() => Boolean, { nullable: true, description: "Whether they are added to the list." })
  inApp?: boolean | null;

  @JsonSchema({ examples: [false] })
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether they are sent to the e-mail address of the account.",
  })
  email?: boolean | null;
}

@ObjectType({ description: "What was marked." })
export class NotificationsReadPayload {
  @Field(() => Int, { description: "How many were marked by this call." })
  markedCount: number;
}

@ObjectType({ description: "The notification settings after the change." })
export class NotificationSettingsUpdatePayload {
  @Field(() => [NotificationSetting], { description: "Every kind." })
  settings: NotificationSetting[];
}
