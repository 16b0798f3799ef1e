import { Arg, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import type { NewRequest } from "../../domain/request/plan.ts";
import { assertWait, untilEnded } from "../../domain/request/wait.ts";
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
import { watchedBy } from "./watched-by.ts";

const ID_ARG = { description: "Id of the Request." };

@Resolver()
export class RequestMutation {
  @Mutation(() => RequestCreatePayload, {
    nullable: true,
    description:
      "Creates a paid Request: validates, holds the estimate, queues, and answers at once, or with `wait` when it has ended.",
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
        "Seconds to wait for the end of the Request, 0 to 60, in all fields of an operation together; then it is answered as it is.",
    })
    wait: number,
  ): Promise<RequestCreatePayload> {
    assertWait(wait);
    const { request, replayed } = await ctx.services.requests.create(
      accountOf(ctx),
      newRequestOf(input),
      idempotencyKey ?? ctx.idempotencyKey,
    );
    const shown =
      wait === 0 ? request : await untilEnded({ ...watchedBy(ctx, request._id), signal: ctx.gone() }, wait);
    return { request: presentRequest(shown, ctx), idempotentReplayed: replayed };
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
