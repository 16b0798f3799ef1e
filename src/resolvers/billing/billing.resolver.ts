import { invoice } from "../../kinds/invoice.ts";
import { payment } from "../../kinds/payment.ts";
import { After, First, IdOf } from "../page-args.ts";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { PLANS } from "../../domain/plan/plans.ts";
import { AutoTopUpInput, BillingCheckoutInput } from "../../schema/billing/billing.input.ts";
import {
  AutoTopUpSetPayload,
  HostedPagePayload,
  PaymentRefundPayload,
} from "../../schema/billing/billing.payload.ts";
import { Billing, Plan } from "../../schema/billing/billing.type.ts";
import { Invoice, InvoiceConnection } from "../../schema/billing/invoice.type.ts";
import { SafeInt } from "../../schema/shared/scalars.ts";
import { accountOf, type Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentBilling, presentInvoice, presentInvoices, presentPayment } from "./present-billing.ts";
import { Throws } from "../throws.ts";

const SHOW_IT =
  "Show this page to the person who pays, and wait: the balance changes automatically once it is paid.";

@Resolver()
export class BillingResolver {
  @Query(() => [Plan], { description: "What can be subscribed to." })
  plans(): Plan[] {
    return [...PLANS];
  }

  @Query(() => Billing, { nullable: true, description: "Plan, balance and payments of the account." })
  async billing(@Ctx() ctx: Context): Promise<Billing> {
    const view = await ctx.services.billing.view(accountOf(ctx));
    return presentBilling(view, ctx.face, new Date());
  }

  @Query(() => InvoiceConnection, {
    description: "Invoices of the account, newest first, with the URLs of their pages and PDFs.",
  })
  async invoices(
    @Ctx() ctx: Context,
    @First(invoice) first: number,
    @After() after: string | null,
  ): Promise<InvoiceConnection> {
    const page = { first, after: after ?? null };
    const found = await ctx.services.invoices.list(accountOf(ctx), page);
    return presentInvoices(found, ctx.services.publicUrl(), page.after);
  }

  @Query(() => Invoice, { nullable: true, description: "One invoice of the account." })
  invoice(@Ctx() ctx: Context, @IdOf(invoice) id: string): Promise<Invoice | null> {
    const { invoices, publicUrl } = ctx.services;
    return nullWhenMissing(invoices.get(accountOf(ctx), id).then((doc) => presentInvoice(doc, publicUrl())));
  }

  @Throws("payment_required", "payments_off")
  @Mutation(() => HostedPagePayload, {
    nullable: true,
    description:
      "Creates a page of the payment provider where a person starts or changes a plan, or tops up the balance. Call it when a person has chosen to.",
  })
  async billingCheckout(
    @Ctx() ctx: Context,
    @Arg("input", () => BillingCheckoutInput, { description: "What it is for." }) input: BillingCheckoutInput,
  ): Promise<HostedPagePayload> {
    const { url, expiresAt } = await ctx.services.billing.checkout(accountOf(ctx), input);
    return { url, expiresAt, agentInstruction: SHOW_IT };
  }

  @Throws("payments_off")
  @Mutation(() => HostedPagePayload, {
    nullable: true,
    description: "Creates a page of the payment provider for payment methods, the plan and invoices.",
  })
  async billingPortal(@Ctx() ctx: Context): Promise<HostedPagePayload> {
    const { url, expiresAt } = await ctx.services.billing.portal(accountOf(ctx));
    return { url, expiresAt, agentInstruction: SHOW_IT };
  }

  @Throws("payment_required", "payments_off")
  @Mutation(() => AutoTopUpSetPayload, {
    nullable: true,
    description: "Sets automatic top-up; if the balance is already low, it is topped up at once.",
  })
  async autoTopUpSet(
    @Ctx() ctx: Context,
    @Arg("input", () => AutoTopUpInput, { description: "The settings." }) input: AutoTopUpInput,
  ): Promise<AutoTopUpSetPayload> {
    const view = await ctx.services.billing.setAutoTopUp(accountOf(ctx), input);
    return { billing: presentBilling(view, ctx.face, new Date()) };
  }

  @Mutation(() => PaymentRefundPayload, {
    nullable: true,
    description: "Refunds a payment of any account and adjusts its balance. For the operator only.",
  })
  async paymentRefund(
    @Ctx() ctx: Context,
    @IdOf(payment) id: string,
    @Arg("usdMicros", () => SafeInt, {
      nullable: true,
      description: "How much, in micro-USD; when left out, all that has not been refunded.",
    })
    usdMicros: number | null,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description:
        "Identifies the refund, 1 to 100 characters: a call repeated with the same key is the same refund. Without one, each call is a separate refund.",
    })
    idempotencyKey: string | null,
  ): Promise<PaymentRefundPayload> {
    const wanted = { usdMicros: usdMicros ?? null, key: idempotencyKey ?? ctx.idempotencyKey };
    return { payment: presentPayment(await ctx.services.billing.refund(id, wanted)) };
  }
}
