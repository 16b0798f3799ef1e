import type { NotificationCalls as MadeCalls } from "./generated/calls.ts";
import { NotificationAddedDocument } from "./generated/documents.ts";
import type { WatchOptions } from "./live.ts";
import type { AddedNotification } from "./models.ts";
import type { Socket } from "./socket.ts";

interface OwnCalls {
  /**
   * Every notification that is added from now on, or was added behind a cursor, each once; goes on after a lost connection.
   */
  notificationAdded(options?: WatchOptions & { after?: string }): AsyncGenerator<AddedNotification>;
}

/** What the account is notified of. */
export interface NotificationCalls extends MadeCalls, OwnCalls {}

/** One that may come again is at most so many behind the newest. */
const REMEMBERED = 1000;

export function notificationCalls(socket: Socket): OwnCalls {
  return {
    async *notificationAdded({ after, ...options } = {}) {
      let last = after ?? null;
      const seen = new Set<string>();
      const variables = () => ({ after: last });
      for await (const { notificationAdded } of socket.follow(
        NotificationAddedDocument,
        variables,
        options,
      )) {
        const { id } = notificationAdded.notification;
        last = notificationAdded.cursor;
        if (seen.has(id)) continue;
        seen.add(id);
        for (const old of seen) if (seen.size > REMEMBERED) seen.delete(old);
        yield notificationAdded;
      }
    },
  };
}
