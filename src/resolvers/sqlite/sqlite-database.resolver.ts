import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { SQLITE_LIMITS } from "../../kinds/sqlite.ts";
import { ServiceSnapshotPayload } from "../../schema/service/service-snapshot.type.ts";
import { SqliteDatabase, SqliteDatabasePayload } from "../../schema/sqlite/sqlite-database.type.ts";
import {
  SqliteBatchInput,
  SqliteBatchPayload,
  SqliteQueryInput,
  SqliteQueryPayload,
  type SqliteQueryResult,
} from "../../schema/sqlite/sqlite-query.type.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import { accountOf, anyCallerOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import type { NodeSource } from "../node/node-source.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentSnapshot } from "../service/present-snapshot.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";
import { DatabaseId } from "./database-id.ts";

async function shownAll(
  { services }: Pick<Context, "services">,
  docs: readonly ResourceDoc<"sqlite">[],
): Promise<SqliteDatabase[]> {
  const bytes = await services.sqlite.bytesOf(docs);
  return docs.map(({ _id: id, serviceId, name, variable, createdAt, deletedAt }, at) => ({
    ...{ id, serviceId, name, variable, createdAt, deletedAt },
    sizeBytes: bytes[at] ?? 0,
  }));
}

async function shown(ctx: Pick<Context, "services">, doc: ResourceDoc<"sqlite">): Promise<SqliteDatabase> {
  const [one] = await shownAll(ctx, [doc]);
  return one as SqliteDatabase;
}

const OF_STATEMENTS = [
  ...(["not_found", "usage_cap_reached", "storage_cap_reached"] as const),
  ...(["sql_syntax", "sql_failed", "sql_params", "multiple_statements", "sql_forbidden"] as const),
  ...(["sql_constraint", "sql_timeout", "sql_memory", "result_too_large"] as const),
  ...(["database_full", "database_busy", "database_unavailable", "database_damaged"] as const),
] as const;

function runOf({ rowFormat, readOnly, timeoutMs, maxRows }: Omit<SqliteBatchInput, "statements">) {
  return {
    rowFormat: rowFormat ?? "objects",
    readOnly: readOnly ?? false,
    timeoutMs: timeoutMs ?? SQLITE_LIMITS.timeMs.usual,
    maxRows: maxRows ?? SQLITE_LIMITS.rows.usual,
  };
}

export const sqliteDatabaseNode = {
  access: "Query.sqliteDatabase",
  find: async (id, ctx) => shown(ctx, await ctx.services.resources.byId(accountOf(ctx), "sqlite", id)),
} satisfies NodeSource;

@Resolver()
export class SqliteDatabaseResolver {
  @Throws("not_found")
  @Query(() => [SqliteDatabase], { description: "SQLite databases of a service, by name." })
  async sqliteDatabases(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
  ): Promise<SqliteDatabase[]> {
    const found = await ctx.services.hostedServices.get(accountOf(ctx), service);
    return shownAll(ctx, await ctx.services.resources.list(found, "sqlite"));
  }

  @Query(() => SqliteDatabase, {
    nullable: true,
    description:
      "One SQLite database, by id or name; one that was deleted as long as it can be brought back.",
  })
  sqliteDatabase(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @DatabaseId() database: string,
  ): Promise<SqliteDatabase | null> {
    const { hostedServices, resources } = ctx.services;
    const found = hostedServices.get(accountOf(ctx), service);
    return nullWhenMissing(
      found.then((one) => resources.get(one, "sqlite", database)).then((doc) => shown(ctx, doc)),
    );
  }

  @Throws("not_found", "already_exists", "resource_limit_reached")
  @Mutation(() => SqliteDatabasePayload, {
    nullable: true,
    description: "Makes a SQLite database; the worker is restarted with its id, and no request fails by it.",
  })
  async sqliteDatabaseCreate(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @Given("name", () => String, {
      description: "Its name in the service: a to z, 0 to 9 and -.",
      schema: { examples: ["main"], minLength: 1, maxLength: 63 },
    })
    name: string,
  ): Promise<SqliteDatabasePayload> {
    const declared = { kind: "sqlite" as const, name, settings: {} };
    return {
      database: await shown(ctx, await ctx.services.resources.create(accountOf(ctx), service, declared)),
    };
  }

  @Throws("not_found")
  @Mutation(() => ServiceSnapshotPayload, {
    nullable: true,
    description:
      "Deletes a SQLite database, which can be brought back for 7 days with what is in it. May be repeated.",
  })
  async sqliteDatabaseDelete(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @DatabaseId() database: string,
  ): Promise<ServiceSnapshotPayload> {
    const { services } = ctx;
    const changed = await services.resources.delete(accountOf(ctx), service, "sqlite", database);
    return { service: await presentSnapshot(services, changed) };
  }

  @Throws("not_found", "already_exists", "resource_limit_reached")
  @Mutation(() => SqliteDatabasePayload, {
    nullable: true,
    description: "Brings back a SQLite database that was deleted, with what is in it.",
  })
  async sqliteDatabaseRestore(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @DatabaseId() database: string,
  ): Promise<SqliteDatabasePayload> {
    const { resources } = ctx.services;
    return {
      database: await shown(ctx, await resources.restore(accountOf(ctx), service, "sqlite", database)),
    };
  }

  @Throws(...OF_STATEMENTS)
  @Mutation(() => SqliteQueryPayload, {
    nullable: true,
    description:
      "Runs one statement of SQL, all of it or nothing. What it wrote is stored when this answers.",
  })
  async sqliteQuery(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @DatabaseId() database: string,
    @Arg("input", () => SqliteQueryInput, { description: "The statement." }) input: SqliteQueryInput,
  ): Promise<SqliteQueryPayload> {
    const query = { statements: [input], ...runOf(input) };
    const [result] = await ctx.services.sqlite.run(anyCallerOf(ctx), service, database, query);
    return { result: result as SqliteQueryResult };
  }

  @Throws(...OF_STATEMENTS)
  @Mutation(() => SqliteBatchPayload, {
    nullable: true,
    description:
      "Runs statements of SQL in one transaction, all of them or none. What they wrote is stored when this answers.",
  })
  async sqliteBatch(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @DatabaseId() database: string,
    @Arg("input", () => SqliteBatchInput, { description: "The statements." }) input: SqliteBatchInput,
  ): Promise<SqliteBatchPayload> {
    const query = { statements: input.statements, ...runOf(input) };
    return { results: await ctx.services.sqlite.run(anyCallerOf(ctx), service, database, query) };
  }
}
