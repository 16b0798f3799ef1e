import type { NodeSource } from "../node/node-source.ts";
import { notification } from "../../kinds/notification.ts";
import { After, First } from "../page-args.ts";
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { idIn } from "../../domain/notification/watch.ts";
import {
  NotificationAdded,
  NotificationConnection,
  NotificationSetting,
  NotificationSettingInput,
  NotificationSettingsUpdatePayload,
  NotificationsReadPayload,
} from "../../schema/notification/notification.type.ts";
import type { NotificationDoc } from "../../store/notification/notification-documents.ts";
import { abortableIterator } from "../abortable-iterator.ts";
import { connectionOf } from "../connection.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { presentNotification } from "./present-notification.ts";
import { Given } from "../given.ts";

export const notificationNode = {
  access: "Query.notifications",
  async find(id, ctx) {
    const notification = await ctx.services.notifications.get(accountOf(ctx), id);
    return notification && presentNotification(notification);
  },
} satisfies NodeSource;

@Resolver(() => NotificationConnection)
export class NotificationResolver {
  @Query(() => NotificationConnection, {
    description: "What the account was notified of, newest first; kept for a year.",
  })
  async notifications(
    @Ctx() ctx: Context,
    @First(notification) first: number,
    @After() after: string | null,
    @Arg("unread", () => Boolean, { defaultValue: false, description: "Only unread ones." })
    unread: boolean,
    @Given("kind", () => String, {
      schema: { maxLength: 100 },
      nullable: true,
      description: "Only those of this kind.",
    })
    kind: string | null,
  ): Promise<NotificationConnection> {
    const page = { first, unread, after: after ?? null, kind: kind ?? null };
    const { notifications, nextCursor } = await ctx.services.notifications.list(accountOf(ctx), page);
    const edges = notifications.map(({ notification, cursor }) => ({
      cursor,
      node: presentNotification(notification),
    }));
    return connectionOf(edges, nextCursor, page.after);
  }

  @FieldResolver(() => Int)
  unreadCount(@Ctx() ctx: Context): Promise<number> {
    return ctx.services.notifications.unreadCount(accountOf(ctx));
  }

  @Query(() => Int, { description: "How many notifications are unread; counted up to 1,000." })
  notificationsUnread(@Ctx() ctx: Context): Promise<number> {
    return ctx.services.notifications.unreadCount(accountOf(ctx));
  }

  @Query(() => [NotificationSetting], {
    description: "Where the account is notified of events of each kind.",
  })
  notificationSettings(@Ctx() ctx: Context): Promise<NotificationSetting[]> {
    return ctx.services.notifications.settings(accountOf(ctx));
  }

  @Mutation(() => NotificationsReadPayload, {
    nullable: true,
    description: "Marks notifications as read: these, or all when `ids` is left out.",
  })
  async notificationsRead(
    @Ctx() ctx: Context,
    @Given("ids", () => [ID], {
      schema: { examples: [["ntf_68f0c2d4a1b2c3d4e5f60718"]] },
      nullable: true,
      description: "1 to 100 ids; all when left out.",
    })
    ids: string[] | null,
  ): Promise<NotificationsReadPayload> {
    return { markedCount: await ctx.services.notifications.markRead(accountOf(ctx), ids ?? null) };
  }

  @Mutation(() => NotificationSettingsUpdatePayload, {
    nullable: true,
    description:
      "Changes where the account is notified of events of one kind; fields that are left out do not change.",
  })
  async notificationSettingsUpdate(
    @Ctx() ctx: Context,
    @Arg("input", () => NotificationSettingInput, { description: "The change." })
    { kind, inApp, email }: NotificationSettingInput,
  ): Promise<NotificationSettingsUpdatePayload> {
    const { notifications } = ctx.services;
    const channels = {
      ...(inApp == null ? {} : { inApp }),
      ...(email == null ? {} : { email }),
    };
    await notifications.changeSettings(accountOf(ctx), kind, channels);
    return { settings: await notifications.settings(accountOf(ctx)) };
  }

  @Subscription(() => NotificationAdded, {
    description: "Every notification that is added to the list from now on, or was added after a cursor.",
    subscribe: async ({ context, args }: { context: Context; args: { after?: string | null } }) => {
      const caller = callerOf(context);
      const after = args.after ?? null;
      // Refused at once, so that the client gets an error and not a broken stream.
      if (after !== null) idIn(after);
      const { notificationWatch } = context.services;
      return abortableIterator((signal) => notificationWatch.added(caller, after, signal));
    },
  })
  notificationAdded(
    @Root() { notification, cursor }: { notification: NotificationDoc; cursor: string },
    @Arg("after", () => String, {
      nullable: true,
      description: "Cursor of the last one received; one from the five seconds before it may come again.",
    })
    _after: string | null,
  ): NotificationAdded {
    return { cursor, notification: presentNotification(notification) };
  }
}
