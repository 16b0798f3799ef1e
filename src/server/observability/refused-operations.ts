import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../../resolvers/context.ts";
import type { Metrics } from "./metrics.ts";

/** Counts operations over HTTP that never ran: bad syntax, unknown fields, too deep, too costly. */
export function countRefused(metrics: Metrics): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let hasRun = false;
      return {
        async responseForOperation() {
          hasRun = true;
          return null;
        },
        async didEncounterErrors({ operation }) {
          const type = operation?.operation ?? "unknown";
          if (!hasRun) metrics.graphqlOperations.inc({ face: "graphql", type, outcome: "refused" });
        },
      };
    },
  };
}
