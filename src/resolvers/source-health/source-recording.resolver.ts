import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { sourceRecording } from "../../kinds/source-health.ts";
import { SourceRecordingConnection } from "../../schema/source-health/source-recording.type.ts";
import { connectionOfPage } from "../connection.ts";
import type { Context } from "../context.ts";
import { After, First } from "../page-args.ts";

@Resolver()
export class SourceRecordingResolver {
  @Query(() => SourceRecordingConnection, {
    description: "What sources answered to runs that failed, newest first; for operators only.",
  })
  async operatorRecordings(
    @Ctx() { services: { recordings, publicUrl } }: Context,
    @First(sourceRecording) first: number,
    @After() after: string | null,
    @Arg("scraper", () => String, { nullable: true, description: "Only those of this scraper." })
    scraper: string | null,
    @Arg("operation", () => String, { nullable: true, description: "Only those of this operation." })
    operation: string | null,
    @Arg("requestId", () => ID, { nullable: true, description: "Only those of this Request." })
    requestId: string | null,
  ): Promise<SourceRecordingConnection> {
    const page = { first, after: after ?? null };
    const which = {
      scraper: scraper ?? null,
      operation: operation ?? null,
      requestId: requestId ?? null,
    };
    const found = await recordings.list({ ...page, ...which });
    return connectionOfPage(found, page.after, ({ _id, scraper: scraperId, ...doc }) => ({
      ...{ ...doc, id: _id, scraperId },
      harUrl: `${publicUrl()}${sourceRecording.rest.path}/${_id}/har`,
    }));
  }
}
