import { Arg, Ctx, ID, Resolver, Root, Subscription } from "type-graphql";
import { request } from "../../kinds/request.ts";
import { positionOf } from "../../domain/record/record-pages.ts";
import type { StoredRecord } from "../../domain/record/stored-record.ts";
import { RecordStored } from "../../schema/record/record.type.ts";
import { Request } from "../../schema/request/request.type.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import { abortableIterator } from "../abortable-iterator.ts";
import { callerOf, type Context } from "../context.ts";
import { RecordView } from "../record/record-view.ts";
import { presentRequest, type RequestView } from "./present-request.ts";
import { IdOf } from "../page-args.ts";

/** Refuses at once what could never yield, so that the client gets an error and not a broken stream. */
function existing(context: Context, requestId: string): Promise<RequestDoc> {
  return context.services.requests.get(callerOf(context).accountId, requestId);
}

@Resolver()
export class RequestSubscription {
  @Subscription(() => Request, {
    description: "The Request now and after every change; completes when it has ended.",
    subscribe: async ({ context, args }: { context: Context; args: { id: string } }) => {
      await existing(context, args.id);
      const { requestWatch } = context.services;
      return abortableIterator((signal) => requestWatch.changes(callerOf(context), args.id, signal));
    },
  })
  requestUpdated(@Root() doc: RequestDoc, @Ctx() ctx: Context, @IdOf(request) _id: string): RequestView {
    return presentRequest(doc, ctx);
  }

  @Subscription(() => RecordStored, {
    description:
      "Every Record once and in order, those already stored first; completes when the Request has ended and all are sent. For a Request that fails, the last message is its error, with the id as `failed_request`.",
    subscribe: async ({
      context,
      args,
    }: {
      context: Context;
      args: { requestId: string; after?: string | null };
    }) => {
      const { requestId } = args;
      const request = await existing(context, requestId);
      const from = args.after == null ? 0 : positionOf(request, args.after);
      const { requestWatch } = context.services;
      return abortableIterator((signal) => requestWatch.records(callerOf(context), requestId, from, signal));
    },
  })
  recordStored(
    @Root() record: StoredRecord,
    @Ctx() { services }: Context,
    @Arg("requestId", () => ID, { description: "Id of the Request." }) _requestId: string,
    @Arg("after", () => String, {
      nullable: true,
      description: "Cursor of the last Record received, to continue after a lost connection.",
    })
    _after: string | null,
  ): RecordStored {
    return { cursor: record.cursor, record: new RecordView(record, services.families) };
  }
}
