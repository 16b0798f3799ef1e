import { ask } from "../../data/ask.ts";
import {
  ServiceListDocument,
  ServiceTroubleDocument,
  type ServiceTroubleQuery,
} from "../../generated/service.ts";
import type { Attention, AttentionLine } from "../../parts/shell/feature.ts";

const DAY_MS = 86_400_000;
/** The newest ones: each is asked for by itself. */
const ASKED = 20;
const CRASHES = ["crashed", "out_of_memory"];

/** Services whose newest deployment failed, or whose worker crashed since it was deployed. Caps are told with usage. */
export const attention: Attention = async (words, format) => {
  const { services } = await ask(ServiceListDocument, {});
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const present = services.nodes.filter(({ status }) => status !== "DELETED").slice(0, ASKED);
  const lines = await Promise.all(
    present.map(async ({ id, name }): Promise<AttentionLine[]> => {
      const trouble = await ask(ServiceTroubleDocument, { id, since });
      const said = words.service.trouble;
      const [newest] = trouble.deployments;
      const [last, ...earlier] = crashesOf(trouble);
      const to = `/services/${id}`;
      return [
        ...(newest?.status === "FAILED"
          ? [
              {
                tone: "bad" as const,
                text: said.failed(name, newest.n, newest.failure?.message ?? ""),
                action: { label: said.look, to },
              },
            ]
          : []),
        ...(last
          ? [
              {
                tone: "bad" as const,
                text: said.crashes(name, earlier.length + 1, format.ago(last.at, Date.now()), last.message),
                action: { label: said.log, to, search: { tab: "logs" } },
              },
            ]
          : []),
      ];
    }),
  );
  return lines.flat();
};

/** Newest first. What crashed before the present deployment is mended, maybe. */
function crashesOf({
  deployments,
  serviceLogs,
}: ServiceTroubleQuery): ServiceTroubleQuery["serviceLogs"]["nodes"] {
  const served = deployments.find(({ status }) => status === "ACTIVE")?.changedAt ?? "";
  return serviceLogs.nodes.filter(
    ({ at, fields }) => at >= served && CRASHES.includes((fields as { event?: string } | null)?.event ?? ""),
  );
}
