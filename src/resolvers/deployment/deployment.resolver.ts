import { Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { deployment } from "../../kinds/deployment.ts";
import {
  Deployment,
  DeploymentBuild,
  DeploymentPlan,
  PlannedFileInput,
} from "../../schema/deployment/deployment.type.ts";
import { ServicePayload } from "../../schema/service/service.type.ts";
import { accountOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import type { NodeSource } from "../node/node-source.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { IdOf } from "../page-args.ts";
import { presentService } from "../service/present-service.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";
import { presentDeployment } from "./present-deployment.ts";

export const deploymentNode = {
  access: "Query.deployment",
  find: async (id, ctx) => {
    const found = await ctx.services.deployments.get(accountOf(ctx), id);
    return presentDeployment(found.deployment, found.service);
  },
} satisfies NodeSource;

@Resolver()
export class DeploymentResolver {
  @Throws("not_found")
  @Query(() => [Deployment], {
    description:
      "Deployments of a service, newest first: the last 10 that can be served, and the last that failed.",
  })
  async deployments(@Ctx() ctx: Context, @ServiceId("service") idOrSlug: string): Promise<Deployment[]> {
    const service = await ctx.services.hostedServices.get(accountOf(ctx), idOrSlug);
    return (await ctx.services.deployments.list(service)).map((one) => presentDeployment(one, service));
  }

  @Query(() => Deployment, { nullable: true, description: "One deployment." })
  deployment(@Ctx() ctx: Context, @IdOf(deployment) id: string): Promise<Deployment | null> {
    return nullWhenMissing(deploymentNode.find(id, ctx));
  }

  @Query(() => DeploymentBuild, {
    nullable: true,
    description: "The build of a deployment on the server, with its log; null where a program was uploaded.",
  })
  deploymentBuild(
    @Ctx() ctx: Context,
    @IdOf(deployment) id: string,
    @Given("from", () => Int, {
      defaultValue: 0,
      description: "`next` of what was read before.",
      schema: { minimum: 0 },
    })
    from: number,
  ): Promise<DeploymentBuild | null> {
    return nullWhenMissing(ctx.services.deployments.build(accountOf(ctx), id, from));
  }

  @Query(() => DeploymentPlan, {
    description: "Says what a deploy of these files would do. Nothing changes.",
  })
  deploymentPlan(
    @Ctx() ctx: Context,
    @Given("manifest", () => String, {
      description: "Text of service.toml.",
      schema: { examples: ['slug = "guestbook"\n\n[static]\nfolder = "public"\n'], maxLength: 65_536 },
    })
    manifest: string,
    @Given("files", () => [PlannedFileInput], {
      description: "What would be uploaded besides; at most 5,000 files.",
      schema: { examples: [[{ path: "static/index.html", sha256: "0".repeat(64), bytes: 1024 }]] },
    })
    files: PlannedFileInput[],
  ): Promise<DeploymentPlan> {
    return ctx.services.deployments.plan(accountOf(ctx), { manifest, files });
  }

  @Throws("not_deployed")
  @Mutation(() => ServicePayload, {
    nullable: true,
    description: "Serves an earlier deployment again; no request fails by the switch.",
  })
  async serviceRollback(
    @Ctx() ctx: Context,
    @ServiceId() id: string,
    @Given("to", () => String, {
      nullable: true,
      description: "Id or number of the deployment; the one that was served before when left out.",
      schema: { examples: ["2"] },
    })
    to: string | null,
  ): Promise<ServicePayload> {
    const { deployments, hostedServices } = ctx.services;
    const service = await deployments.rollback(accountOf(ctx), id, to ?? null);
    return { service: presentService(await hostedServices.view(service)) };
  }
}
