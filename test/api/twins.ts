import type { AnswerJson } from "../kit/graphql-client.ts";

/** One row per route of /v1: what it answers, and the same from GraphQL. */
export type Twins = Record<string, { rest(): Promise<unknown>; graphql(): Promise<unknown> }>;

export interface TwinCalls {
  ask(query: string, variables?: Record<string, unknown>): Promise<AnswerJson>;
  call(path: string, body?: unknown): Promise<AnswerJson>;
  remove(path: string, body?: unknown): Promise<AnswerJson>;
  change(path: string, body: unknown): Promise<AnswerJson>;
}

/** A page of GraphQL in the words of /v1. */
export const page = (data: unknown[], pageInfo: { hasNextPage: boolean; endCursor: string | null }) => ({
  data,
  nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

export const usd = (micros: number | null): number | null => (micros === null ? null : micros / 1e6);
