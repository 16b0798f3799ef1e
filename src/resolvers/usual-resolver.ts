import { Arg, Ctx, Mutation, Query, Resolver, type ClassType } from "type-graphql";
import type { AskedPage, FoundPage } from "../domain/keyset-page.ts";
import { withArticle } from "../kernel/with-article.ts";
import type { Node } from "../schema/shared/node.type.ts";
import { connectionOfPage } from "./connection.ts";
import { accountOf, type Context } from "./context.ts";
import { givenOf } from "./given-of.ts";
import type { NodeSource } from "./node/node-source.ts";
import { nullWhenMissing } from "./null-when-missing.ts";
import { After, First, IdOf } from "./page-args.ts";
import { Throws } from "./throws.ts";

/** What the service of such a kind does. */
interface UsualService<Doc, Given> {
  list(accountId: string, page: AskedPage): Promise<FoundPage<Doc>>;
  get(accountId: string, id: string): Promise<Doc>;
  create(accountId: string, given: Given): Promise<Doc>;
  update(accountId: string, id: string, changes: Partial<Given>): Promise<Doc>;
  delete(accountId: string, id: string): Promise<Doc>;
}

interface Usual<Doc, Given extends object, Shown extends Node> {
  kind: { one: string; many: string; most: number; page: { usual: number; most: number } };
  /** The names of its queries; those of its mutations begin with the first. */
  names: readonly [one: string, many: string];
  service: (services: Context["services"]) => UsualService<Doc, Given>;
  shown: (doc: Doc) => Shown;
  types: {
    One: ClassType<Shown>;
    Connection: ClassType;
    Payload: ClassType;
    Create: ClassType<Given>;
    Update: ClassType<{ [K in keyof Given]?: Given[K] | null }>;
  };
}

/**
 * Fields of a kind whose things are listed, shown, made, changed and deleted: for its resolver to extend, with `find` for
 * `node(id)`. A field of its own with the name of one of these stands for it.
 */
export function usualResolver<Doc, Given extends object, Shown extends Node>({
  kind,
  names: [one, many],
  service,
  shown,
  types: { One, Connection, Payload, Create, Update },
}: Usual<Doc, Given, Shown>): { Base: abstract new () => object; node: NodeSource } {
  const of = (ctx: Context) => service(ctx.services);
  const payload = async (made: Promise<Doc>) => ({ [one]: shown(await made) });
  const find = async (id: string, ctx: Context) => shown(await of(ctx).get(accountOf(ctx), id));
  const a = withArticle(kind.one);
  const mutation = { nullable: true };

  @Resolver()
  abstract class Base {
    @Query(() => Connection, { name: many, description: `The ${kind.many} of the account, newest first.` })
    async list(@Ctx() ctx: Context, @First(kind) first: number, @After() after: string | null) {
      const page = { first, after: after ?? null };
      return connectionOfPage(await of(ctx).list(accountOf(ctx), page), page.after, shown);
    }

    @Query(() => One, { name: one, nullable: true, description: `One ${kind.one}, or null.` })
    one(@Ctx() ctx: Context, @IdOf(kind) id: string): Promise<Shown | null> {
      return nullWhenMissing(find(id, ctx));
    }

    @Throws("kept_limit_reached")
    @Mutation(() => Payload, {
      ...mutation,
      name: `${one}Create`,
      description: `Makes ${a}; an account keeps at most ${kind.most}.`,
    })
    create(
      @Ctx() ctx: Context,
      @Arg("input", () => Create, { description: `The ${kind.one}.` }) input: Given,
    ): Promise<object> {
      return payload(of(ctx).create(accountOf(ctx), { ...input }));
    }

    @Mutation(() => Payload, {
      ...mutation,
      name: `${one}Update`,
      description: `Changes ${a}; what is left out stays.`,
    })
    update(
      @Ctx() ctx: Context,
      @IdOf(kind) id: string,
      @Arg("input", () => Update, { description: "The change." }) input: object,
    ): Promise<object> {
      return payload(of(ctx).update(accountOf(ctx), id, givenOf(input)));
    }

    @Mutation(() => Payload, { ...mutation, name: `${one}Delete`, description: `Deletes ${a}.` })
    delete(@Ctx() ctx: Context, @IdOf(kind) id: string): Promise<object> {
      return payload(of(ctx).delete(accountOf(ctx), id));
    }
  }
  return { Base, node: { access: `Query.${one}`, find } };
}
