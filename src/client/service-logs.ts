import type { ServiceLogCalls as MadeCalls } from "./generated/calls.ts";
import { ServiceLogAddedDocument, type ServiceLogFilter } from "./generated/documents.ts";
import type { ServiceLogLine } from "./generated/models.ts";
import type { WatchOptions } from "./live.ts";
import type { Socket } from "./socket.ts";

export interface FollowLogOptions extends WatchOptions {
  filter?: ServiceLogFilter;
  /** Id of the last line that is known; lines behind it come first. */
  after?: string;
  /** Without `after`: so many of the newest lines first. */
  last?: number;
}

interface OwnCalls {
  /** Every line of a service as it is written, each once; goes on after a lost connection. */
  serviceLogAdded(service: string, options?: FollowLogOptions): AsyncGenerator<ServiceLogLine>;
}

/** What services wrote. */
export interface ServiceLogCalls extends MadeCalls, OwnCalls {}

export function serviceLogCalls(socket: Socket): OwnCalls {
  return {
    async *serviceLogAdded(id, { filter = {}, after, last = 0, ...options } = {}) {
      let from = after ?? null;
      const variables = () => ({ id, filter, after: from, last });
      for await (const { serviceLogAdded } of socket.follow(ServiceLogAddedDocument, variables, options)) {
        from = serviceLogAdded.id;
        yield serviceLogAdded;
      }
    },
  };
}
