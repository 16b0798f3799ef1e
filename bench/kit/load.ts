import autocannon from "autocannon";

export interface LoadTarget {
  url: string;
  headers?: Record<string, string>;
  /** What is asked, again and again; every connection goes through them in an order of its own. */
  calls: { method: "GET" | "POST" | "PUT"; path: string; body?: string }[];
  /** Every answer must hold this text. */
  expect: string;
  connections?: number;
}

export const CONNECTIONS = 20;

/** Loads a target, over 20 connections unless it says otherwise, and gives its answers per second. Throws when an answer was not as expected. */
export async function load(target: LoadTarget, seconds: number): Promise<number> {
  const { url, headers = {}, calls, expect, connections = CONNECTIONS } = target;
  let wrong: string | null = null;
  const result = await autocannon({
    url,
    headers,
    setupClient: (client) => client.setRequests(inSomeOrder(calls).map((call) => ({ ...call, headers }))),
    connections,
    duration: seconds,
    verifyBody(body) {
      const isRight = String(body).includes(expect);
      if (!isRight) wrong ??= String(body).slice(0, 300);
      return isRight;
    },
  });
  if (wrong !== null || result.errors > 0 || result.non2xx > 0)
    throw new Error(
      `${target.url}: ${result.errors} errors, ${result.non2xx} not 2xx, wrong answer: ${wrong}`,
    );
  return result.requests.total / result.duration;
}

function inSomeOrder<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
