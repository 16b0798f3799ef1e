import { Arg, Ctx, ID, Resolver, Root, Subscription } from "type-graphql";
import { positionOf } from "../../domain/record/record.service.ts";
import type { StoredRecord } from "../../domain/record/stored-record.ts";
import { watchRecords, watchRequest, type Watched } from "../../domain/request/watch.ts";
import { RecordStored } from "../../schema/record/record.type.ts";
import { Request } from "../../schema/request/request.type.ts";
import type { RequestDoc } from "../../store/documents.ts";
import { closable } from "../closable.ts";
import type { Context } from "../context.ts";
import { RecordView } from "../record/record-view.ts";
import { presentRequest, type RequestView } from "./present-request.ts";
import { watchedBy } from "./watched-by.ts";

/** Refuses at once what could never yield, so that the client gets an error and not a broken stream. */
async function watched(
  context: Context,
  requestId: string,
): Promise<{ what: Omit<Watched, "signal">; request: RequestDoc }> {
  const what = watchedBy(context, requestId);
  return { what, request: await context.services.requests.get(what.accountId, requestId) };
}

@Resolver()
export class RequestSubscription {
  @Subscription(() => Request, {
    description: "The Request now and after every change; completes when it has ended.",
    subscribe: async ({ context, args }: { context: Context; args: { id: string } }) => {
      const { what } = await watched(context, args.id);
      return closable((signal) => watchRequest({ ...what, signal }));
    },
  })
  requestUpdated(
    @Root() doc: RequestDoc,
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "Id of the Request." }) _id: string,
  ): RequestView {
    return presentRequest(doc, ctx);
  }

  @Subscription(() => RecordStored, {
    description:
      "Every Record once and in order, those already stored first; completes when the Request has ended and all are sent.",
    subscribe: async ({
      context,
      args,
    }: {
      context: Context;
      args: { requestId: string; after?: string | null };
    }) => {
      const { what, request } = await watched(context, args.requestId);
      const from = args.after == null ? 0 : positionOf(request, args.after);
      return closable((signal) => watchRecords({ ...what, signal }, from));
    },
  })
  recordStored(
    @Root() record: StoredRecord,
    @Ctx() { services }: Context,
    @Arg("requestId", () => ID, { description: "Id of the Request." }) _requestId: string,
    @Arg("after", () => String, {
      nullable: true,
      description: "Cursor of the last Record received, to go on after a lost connection.",
    })
    _after: string | null,
  ): RecordStored {
    return { cursor: record.cursor, record: new RecordView(record, services.families) };
  }
}
