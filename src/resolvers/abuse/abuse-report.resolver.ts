import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { abuseReport } from "../../kinds/abuse.ts";
import { AbuseSeverity, AbuseStatus } from "../../schema/abuse/abuse.enum.ts";
import { AbuseReportAppealInput, AbuseReportSubmitInput } from "../../schema/abuse/abuse.input.ts";
import {
  AbuseReceipt,
  AbuseReceiptPayload,
  AbuseReport,
  AbuseReportConnection,
  AbuseReportPayload,
} from "../../schema/abuse/abuse.type.ts";
import { connectionOfPage } from "../connection.ts";
import { accountOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import type { NodeSource } from "../node/node-source.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { After, First, IdOf } from "../page-args.ts";
import { Throws } from "../throws.ts";
import { presentForOwner, presentReceipt } from "./present-abuse.ts";

export const abuseReportNode = {
  access: "Query.abuseReport",
  find: async (id, ctx) => presentForOwner(await ctx.services.abuse.get(accountOf(ctx), id), ctx),
} satisfies NodeSource;

@Resolver()
export class AbuseReportResolver {
  @Throws("abuse_limit_reached")
  @Mutation(() => AbuseReceiptPayload, {
    nullable: true,
    description:
      "Reports abuse of a service to the people who run the server. Needs no account; the answer is the same whether or not the service is this server's.",
  })
  async abuseReportSubmit(
    @Ctx() ctx: Context,
    @Arg("input", () => AbuseReportSubmitInput, { description: "The report." })
    { serviceId, objectPath, targetPath, ...input }: AbuseReportSubmitInput,
  ): Promise<AbuseReceiptPayload> {
    const given = {
      ...input,
      ...{ serviceId: serviceId ?? null, objectPath: objectPath ?? null, targetPath: targetPath ?? null },
    };
    const { report, statusUrl } = await ctx.services.abuseIntake.report(given, ctx.address);
    return { receipt: presentReceipt(report, statusUrl) };
  }

  @Query(() => AbuseReceipt, {
    nullable: true,
    description: "How a report stands, for who has its link; null where it is none.",
  })
  async abuseReceipt(
    @Ctx() ctx: Context,
    @Given("link", () => String, {
      schema: { maxLength: 100, examples: ["qa_…"] },
      description: "The last part of `statusUrl`.",
    })
    link: string,
  ): Promise<AbuseReceipt | null> {
    const report = await ctx.services.abuseIntake.receipt(link);
    return report && presentReceipt(report, null);
  }

  @Query(() => AbuseReportConnection, {
    description: "Reports of abuse of services of the account, newest first.",
  })
  async abuseReports(
    @Ctx() ctx: Context,
    @First(abuseReport) first: number,
    @After() after: string | null,
    @Arg("status", () => AbuseStatus, { nullable: true, description: "Only those that stand so." })
    status: AbuseStatus | null,
    @Arg("severity", () => AbuseSeverity, { nullable: true, description: "Only those of this severity." })
    severity: AbuseSeverity | null,
  ): Promise<AbuseReportConnection> {
    const page = { first, after: after ?? null, status: status ?? null, severity: severity ?? null };
    const found = await ctx.services.abuse.list(accountOf(ctx), page);
    return connectionOfPage(found, page.after, (doc) => presentForOwner(doc, ctx));
  }

  @Query(() => AbuseReport, {
    nullable: true,
    description: "One report of abuse of a service of the account.",
  })
  abuseReport(@Ctx() ctx: Context, @IdOf(abuseReport) id: string): Promise<AbuseReport | null> {
    return nullWhenMissing(abuseReportNode.find(id, ctx));
  }

  @Throws("not_found", "invalid_transition", "stale", "rate_limited")
  @Mutation(() => AbuseReportPayload, {
    nullable: true,
    description:
      "Answers a report after what was reported is dealt with; a quarantine holds until operators decide. Once more after a denial, with new evidence.",
  })
  async abuseReportAppeal(
    @Ctx() ctx: Context,
    @IdOf(abuseReport) id: string,
    @Arg("input", () => AbuseReportAppealInput, { description: "The appeal." })
    { remediation, evidence }: AbuseReportAppealInput,
  ): Promise<AbuseReportPayload> {
    const given = { remediation, evidence: evidence ?? null };
    const report = await ctx.services.abuse.appeal(accountOf(ctx), id, given);
    return { report: presentForOwner(report, ctx) };
  }
}
