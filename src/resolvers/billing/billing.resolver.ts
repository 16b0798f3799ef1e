import { invoice } from "../../kinds/invoice.ts";
import { After, First } from "../page-args.ts";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
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
  "Show this page to the person who pays, and wait: the balance changes by itself when it is paid.";

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
    description: "Invoices of the account, newest first, with the addresses of their pages and PDFs.",
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
  invoice(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "Id of the invoice." }) id: string,
  ): Promise<Invoice | null> {
    const { invoices, publicUrl } = ctx.services;
    return nullWhenMissing(invoices.get(accountOf(ctx), id).then((doc) => presentInvoice(doc, publicUrl())));
  }

  @Throws("payment_required", "payments_off")
  @Mutation(() => HostedPagePayload, {
    nullable: true,
    description:
      "Makes a page of the payment provider on which a person begins or changes a plan, or tops the balance up. Call it when a person has chosen to.",
  })
  async billingCheckout(
    @Ctx() ctx: Context,
    @Arg("input", () => BillingCheckoutInput, { description: "What for." }) input: BillingCheckoutInput,
  ): Promise<HostedPagePayload> {
    const { url, expiresAt } = await ctx.services.billing.checkout(accountOf(ctx), input);
    return { url, expiresAt, agentInstruction: SHOW_IT };
  }

  @Throws("payments_off")
  @Mutation(() => HostedPagePayload, {
    nullable: true,
    description: "Makes a page of the payment provider for ways to pay, the plan and invoices.",
  })
  async billingPortal(@Ctx() ctx: Context): Promise<HostedPagePayload> {
    const { url, expiresAt } = await ctx.services.billing.portal(accountOf(ctx));
    return { url, expiresAt, agentInstruction: SHOW_IT };
  }

  @Throws("payment_required", "payments_off")
  @Mutation(() => AutoTopUpSetPayload, {
    nullable: true,
    description: "Sets how the account is topped up by itself; with little left it is topped up at once.",
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
    description: "Gives a payment of any account back, for the operator alone. The balance follows.",
  })
  async paymentRefund(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "Id of the payment." }) id: string,
    @Arg("usdMicros", () => SafeInt, {
      nullable: true,
      description: "How much, in micro-USD; all that is left of it when left out.",
    })
    usdMicros: number | null,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description:
        "Names the refund, 1 to 100 characters: repeated with the same key it is the same refund. Without one each call is a refund of its own.",
    })
    idempotencyKey: string | null,
  ): Promise<PaymentRefundPayload> {
    const wanted = { usdMicros: usdMicros ?? null, key: idempotencyKey ?? ctx.idempotencyKey };
    return { payment: presentPayment(await ctx.services.billing.refund(id, wanted)) };
  }
}
