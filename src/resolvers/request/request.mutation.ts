import { Arg, Ctx, Int, Mutation, Resolver } from "type-graphql";
import { request } from "../../kinds/request.ts";
import { assertWait } from "../../domain/request/wait.ts";
import { RequestCreateInput } from "../../schema/request/request.input.ts";
import {
  RequestCancelPayload,
  RequestCreatePayload,
  RequestEstimatePayload,
  RequestResumePayload,
} from "../../schema/request/request.payload.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { askedFor } from "./asked-for.ts";
import { presentEstimate, presentRequest } from "./present-request.ts";
import { Throws } from "../throws.ts";
import { IdOf } from "../page-args.ts";

/** What an input that is no good is refused with. */
const CHECKED = [
  "input_cap_exceeded",
  "private_input_refused",
  "operation_not_found",
  "operation_not_public",
  "scraper_not_found",
  "scraper_not_implemented",
  "scraper_disabled",
] as const;
/** What stands in the way of a run that costs. */
const PAID = [
  "payment_required",
  "insufficient_balance",
  "usage_cap_reached",
  "spend_cap_reached",
  "request_cost_limited",
  "concurrency_limited",
] as const;

@Resolver()
export class RequestMutation {
  @Throws(...CHECKED, ...PAID, "idempotency_key_reused", "idempotency_in_progress")
  @Mutation(() => RequestCreatePayload, {
    nullable: true,
    description:
      "Creates a paid Request: validates, holds the estimate, queues, and answers at once, or after a wait for its end.",
  })
  async requestCreate(
    @Ctx() ctx: Context,
    @Arg("input", () => RequestCreateInput, { description: "What to scrape." }) input: RequestCreateInput,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description:
        "The same key and input return the same Request for 24 hours. Also accepted as the Idempotency-Key header.",
    })
    idempotencyKey: string | null,
    @Arg("wait", () => Int, {
      defaultValue: 0,
      description:
        "Seconds to wait for the Request to end, 0 to 60 for all fields of an operation together; after that it is returned as it is.",
    })
    wait: number,
  ): Promise<RequestCreatePayload> {
    assertWait(wait);
    const asked = askedFor(input, ctx.services);
    const caller = callerOf(ctx);
    const { accountId, credential } = caller;
    const wanted = { ...asked.request, apiKeyId: credential.kind === "api_key" ? credential.id : null };
    const { request, replayed } = await asked.inItsWords(
      ctx.services.requests.create(accountId, wanted, idempotencyKey ?? ctx.idempotencyKey),
    );
    const { requestWatch } = ctx.services;
    const shown = wait === 0 ? request : await requestWatch.untilEnded(caller, request._id, wait, ctx.gone());
    return { request: presentRequest(shown, ctx), idempotentReplayed: replayed };
  }

  @Throws(...CHECKED)
  @Mutation(() => RequestEstimatePayload, {
    nullable: true,
    description: "Validates and prices a Request without creating it.",
  })
  async requestEstimate(
    @Ctx() ctx: Context,
    @Arg("input", () => RequestCreateInput, { description: "What would be scraped." })
    input: RequestCreateInput,
  ): Promise<RequestEstimatePayload> {
    const accountId = accountOf(ctx);
    const asked = askedFor(input, ctx.services);
    return presentEstimate(await asked.inItsWords(ctx.services.requests.estimate(accountId, asked.request)));
  }

  @Mutation(() => RequestCancelPayload, {
    nullable: true,
    description:
      "Asks a Request to stop. Records stored so far are kept and billed. A finished Request does not change.",
  })
  async requestCancel(@Ctx() ctx: Context, @IdOf(request) id: string): Promise<RequestCancelPayload> {
    return {
      request: presentRequest(await ctx.services.requests.cancel(accountOf(ctx), id), ctx),
    };
  }

  @Throws(
    "request_not_resumable",
    "scraper_not_found",
    "scraper_not_implemented",
    "scraper_disabled",
    ...PAID,
  )
  @Mutation(() => RequestResumePayload, {
    nullable: true,
    description: "Queues a partial, failed or cancelled Request again, from its checkpoint.",
  })
  async requestResume(@Ctx() ctx: Context, @IdOf(request) id: string): Promise<RequestResumePayload> {
    return {
      request: presentRequest(await ctx.services.requests.resume(callerOf(ctx), id), ctx),
    };
  }
}
