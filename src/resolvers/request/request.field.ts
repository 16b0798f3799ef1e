import { record } from "../../kinds/record.ts";
import { runLogLine } from "../../kinds/request.ts";
import { After, First } from "../page-args.ts";
import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { PickedFields } from "../../domain/record/pick-fields.ts";
import { fieldsOfRecords } from "../../domain/record/record-fields.ts";
import { RecordConnection } from "../../schema/record/record.type.ts";
import { RunLogLine } from "../../schema/request/request-parts.type.ts";
import { Request } from "../../schema/request/request.type.ts";
import { Scraper } from "../../schema/scraper/scraper.type.ts";
import type { Context } from "../context.ts";
import { recordConnection } from "../record/record-connection.ts";
import { presentRemovedScraper, presentScraper } from "../scraper/present-scraper.ts";
import type { RequestView } from "./present-request.ts";
import { Throws } from "../throws.ts";

@Resolver(() => Request)
export class RequestField {
  @FieldResolver(() => Scraper, {
    description: "The scraper that runs it; without operations once it is no longer on this server.",
  })
  scraper(@Ctx() ctx: Context, @Root() { scraperId, doc }: RequestView): Scraper {
    const entry = ctx.services.catalog.find(scraperId);
    return entry ? presentScraper(entry) : presentRemovedScraper(scraperId, doc.priceUsdMicros);
  }

  @Throws("results_expired")
  @FieldResolver(() => RecordConnection, {
    description: "Stored Records, in the order they were stored; can be paged while the run still appends.",
  })
  records(
    @Ctx() ctx: Context,
    @Root() request: RequestView,
    @First(record) first: number,
    @After() after: string | null,
    @Arg("fields", () => [String], {
      nullable: true,
      description:
        "Only these fields in the `data` of the Records, at most 100; dot paths such as `owner.login`.",
    })
    fields: string[] | null,
  ): Promise<RecordConnection> {
    const { services } = ctx;
    const known = (): string[] | null => fieldsOfRecords(services.catalog, request.doc);
    const picked = fields == null ? null : new PickedFields(fields, known());
    return recordConnection(services, request.doc, first, after ?? null, picked);
  }

  @FieldResolver(() => [RunLogLine], {
    description: "The run log: pages, retries, warnings and timings, oldest first.",
  })
  log(
    @Ctx() ctx: Context,
    @Root() request: RequestView,
    @First(runLogLine, "Lines") first: number,
    @After("`cursor` of the last line read.") after: string | null,
  ): Promise<RunLogLine[]> {
    return ctx.services.runLogs.lines(request.id, { first, after: after ?? null });
  }
}
