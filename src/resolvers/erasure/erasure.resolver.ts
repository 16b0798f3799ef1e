import { erasure } from "../../kinds/erasure.ts";
import { First, IdOf } from "../page-args.ts";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Erasure, RecordsErasePayload } from "../../schema/erasure/erasure.type.ts";
import type { ErasureDoc } from "../../store/erasure/erasure-documents.ts";
import { callerOf, type Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";

const presentErasure = ({ _id, ...erasure }: ErasureDoc): Erasure => ({ id: _id, ...erasure });

const given = (text: string | null | undefined): string | null => text ?? null;

@Resolver()
export class ErasureResolver {
  @Mutation(() => RecordsErasePayload, {
    nullable: true,
    description:
      "Erases the stored Records, of all accounts, that are about or by a person or thing. For operators only. Give one of `url`, `id` and `handle`. Without `dryRun: false` it only counts.",
  })
  async recordsErase(
    @Ctx() ctx: Context,
    @Arg("url", () => String, {
      nullable: true,
      description: "Public page of the subject; applies to Records that name it or a page below it.",
    })
    url: string | null,
    @Arg("id", () => ID, { nullable: true, description: "Id at the source; needs `scraper`." })
    id: string | null,
    @Arg("handle", () => String, { nullable: true, description: "Name of an account; needs `scraper`." })
    handle: string | null,
    @Arg("scraper", () => String, { nullable: true, description: "Only Records of this scraper." })
    scraper: string | null,
    @Arg("dryRun", () => Boolean, { defaultValue: true, description: "Whether it only counts." })
    dryRun: boolean,
  ): Promise<RecordsErasePayload> {
    const asked = { url: given(url), id: given(id), handle: given(handle), scraper: given(scraper) };
    const erasure = await ctx.services.erasures.begin(callerOf(ctx).credential.id, asked, dryRun);
    return { erasure: presentErasure(erasure) };
  }

  @Query(() => Erasure, { nullable: true, description: "One erasure, for operators only." })
  erasure(@Ctx() ctx: Context, @IdOf(erasure) id: string): Promise<Erasure | null> {
    return nullWhenMissing(ctx.services.erasures.get(id).then(presentErasure));
  }

  @Query(() => [Erasure], { description: "Erasures, newest first, for operators only." })
  async erasures(@Ctx() ctx: Context, @First(erasure, "How many") first: number): Promise<Erasure[]> {
    return (await ctx.services.erasures.list(first)).map(presentErasure);
  }
}
