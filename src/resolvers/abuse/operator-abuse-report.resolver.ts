import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { ABUSE_INPUT } from "../../domain/abuse/report-input.ts";
import type { Decision } from "../../domain/abuse/moderation.service.ts";
import { abuseReport } from "../../kinds/abuse.ts";
import { AbuseSeverity, AbuseStatus } from "../../schema/abuse/abuse.enum.ts";
import {
  OperatorAbuseReport,
  OperatorAbuseReportConnection,
  OperatorAbuseReportPayload,
} from "../../schema/abuse/abuse.type.ts";
import { connectionOfPage } from "../connection.ts";
import { callerOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { After, First, IdOf } from "../page-args.ts";
import { Throws } from "../throws.ts";
import { presentForOperator } from "./present-abuse.ts";

const Note = () =>
  Given("note", () => String, {
    schema: {
      minLength: 1,
      maxLength: ABUSE_INPUT.noteCharacters,
      examples: ["Seen by hand; screenshots kept."],
    },
    description: "Why, 1 to 4,000 characters. The owner reads it, except of a triage.",
  });

const Decides =
  (description: string): MethodDecorator =>
  (target, field, descriptor) => {
    Throws("not_found", "invalid_transition", "stale")(target, field, descriptor as never);
    Mutation(() => OperatorAbuseReportPayload, {
      nullable: true,
      description: `${description} For operators only.`,
    })(target, field, descriptor as never);
  };

@Resolver()
export class OperatorAbuseReportResolver {
  @Query(() => OperatorAbuseReportConnection, {
    description: "Reports of abuse, newest first, for operators only.",
  })
  async operatorAbuseReports(
    @Ctx() ctx: Context,
    @First(abuseReport) first: number,
    @After() after: string | null,
    @Arg("status", () => AbuseStatus, { nullable: true, description: "Only those that stand so." })
    status: AbuseStatus | null,
    @Arg("severity", () => AbuseSeverity, { nullable: true, description: "Only those of this severity." })
    severity: AbuseSeverity | null,
  ): Promise<OperatorAbuseReportConnection> {
    const page = { first, after: after ?? null, status: status ?? null, severity: severity ?? null };
    const found = await ctx.services.abuse.list(null, page);
    return connectionOfPage(found, page.after, (doc) => presentForOperator(doc, ctx));
  }

  @Query(() => OperatorAbuseReport, {
    nullable: true,
    description: "One report of abuse, for operators only.",
  })
  operatorAbuseReport(
    @Ctx() ctx: Context,
    @IdOf(abuseReport) id: string,
  ): Promise<OperatorAbuseReport | null> {
    return nullWhenMissing(ctx.services.abuse.get(null, id).then((doc) => presentForOperator(doc, ctx)));
  }

  @Decides("Marks a report as looked at, and writes down what is served; of an appeal, denies it.")
  operatorAbuseReportTriage(
    @Ctx() ctx: Context,
    @IdOf(abuseReport) id: string,
    @Note() note: string,
    @Arg("mayNotify", () => Boolean, {
      nullable: true,
      description: "Whether the owner may be told from now on; as before without it.",
    })
    mayNotify: boolean | null,
  ): Promise<OperatorAbuseReportPayload> {
    return decide(ctx, id, { action: "triage", note, mayNotify: mayNotify ?? null });
  }

  @Decides("Tells the owner of the service, where the report allows that.")
  operatorAbuseReportNotifyOwner(
    @Ctx() ctx: Context,
    @IdOf(abuseReport) id: string,
    @Note() note: string,
  ): Promise<OperatorAbuseReportPayload> {
    return decide(ctx, id, { action: "notify_owner", note });
  }

  @Decides("Blocks visitors of the service, or of a path of it, and what is delivered to its worker.")
  operatorAbuseReportQuarantine(
    @Ctx() ctx: Context,
    @IdOf(abuseReport) id: string,
    @Note() note: string,
    @Given("path", () => String, {
      nullable: true,
      schema: { maxLength: ABUSE_INPUT.pathCharacters, examples: ["/login"] },
      description: "Blocks this path and what is below it alone; the whole service without it.",
    })
    path: string | null,
  ): Promise<OperatorAbuseReportPayload> {
    return decide(ctx, id, { action: "quarantine", note, path: path ?? null });
  }

  @Decides("Ends the quarantine of a report; those of other reports hold.")
  operatorAbuseReportRelease(
    @Ctx() ctx: Context,
    @IdOf(abuseReport) id: string,
    @Note() note: string,
  ): Promise<OperatorAbuseReportPayload> {
    return decide(ctx, id, { action: "release", note });
  }

  @Decides("Closes a report that is dealt with.")
  operatorAbuseReportResolve(
    @Ctx() ctx: Context,
    @IdOf(abuseReport) id: string,
    @Note() note: string,
  ): Promise<OperatorAbuseReportPayload> {
    return decide(ctx, id, { action: "resolve", note });
  }

  @Decides("Closes a report that nothing supports, and ends its quarantine.")
  operatorAbuseReportReject(
    @Ctx() ctx: Context,
    @IdOf(abuseReport) id: string,
    @Note() note: string,
  ): Promise<OperatorAbuseReportPayload> {
    return decide(ctx, id, { action: "reject", note });
  }
}

async function decide(ctx: Context, id: string, decision: Decision): Promise<OperatorAbuseReportPayload> {
  const report = await ctx.services.abuse.decide(callerOf(ctx), id, decision);
  return { report: presentForOperator(report, ctx) };
}
