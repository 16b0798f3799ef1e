import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { NewRequest } from "../../domain/request/plan.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Json } from "../../kernel/json.ts";
import { RequestCreateInput } from "../../schema/request/request.input.ts";
import {
  RequestCancelPayload,
  RequestCreatePayload,
  RequestEstimatePayload,
  RequestResumePayload,
} from "../../schema/request/request.payload.ts";
import { accountOf, type Context } from "../context.ts";
import { presentEstimate, presentRequest } from "./present-request.ts";

const ID_ARG = { description: "Id of the Request." };

@Resolver()
export class RequestMutation {
  @Mutation(() => RequestCreatePayload, {
    nullable: true,
    description: "Creates a paid Request: validates, holds the estimate, queues, and answers at once.",
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
  ): Promise<RequestCreatePayload> {
    const { request, replayed } = await ctx.services.requests.create(
      accountOf(ctx),
      newRequestOf(input),
      idempotencyKey ?? ctx.idempotencyKey,
    );
    return { request: presentRequest(request, ctx), idempotentReplayed: replayed };
  }

  @Mutation(() => RequestEstimatePayload, {
    nullable: true,
    description: "Validates and prices a Request without creating it.",
  })
  async requestEstimate(
    @Ctx() ctx: Context,
    @Arg("input", () => RequestCreateInput, { description: "What would be scraped." })
    input: RequestCreateInput,
  ): Promise<RequestEstimatePayload> {
    accountOf(ctx);
    return presentEstimate(await ctx.services.requests.estimate(newRequestOf(input)));
  }

  @Mutation(() => RequestCancelPayload, {
    nullable: true,
    description:
      "Asks a Request to stop. Records stored so far stay and are billed. Does nothing to a finished one.",
  })
  async requestCancel(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ID_ARG) id: string,
  ): Promise<RequestCancelPayload> {
    return {
      request: presentRequest(await ctx.services.requests.cancel(accountOf(ctx), id), ctx),
    };
  }

  @Mutation(() => RequestResumePayload, {
    nullable: true,
    description: "Queues a PARTIAL, FAILED or CANCELLED Request again, from its checkpoint.",
  })
  async requestResume(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ID_ARG) id: string,
  ): Promise<RequestResumePayload> {
    return {
      request: presentRequest(await ctx.services.requests.resume(accountOf(ctx), id), ctx),
    };
  }
}

function newRequestOf(input: RequestCreateInput): NewRequest {
  const maxCostUsdMicros = input.maxCostUsdMicros ?? null;
  if (maxCostUsdMicros !== null && maxCostUsdMicros <= 0) {
    throw new AppError("invalid_input", {
      details: [
        {
          path: "maxCostUsdMicros",
          code: "too_small",
          message: "A cost ceiling must be above 0.",
          limit: 1,
          actual: maxCostUsdMicros,
        },
      ],
    });
  }
  return { scraper: input.scraper, input: input.input as Json, limit: input.limit ?? null, maxCostUsdMicros };
}
