import autocannon from "autocannon";

export interface LoadTarget {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Every answer must hold this text. */
  expect: string;
}

export const CONNECTIONS = 20;

/** Loads a target over 20 connections and gives its answers per second. Throws when an answer was not as expected. */
export async function load(target: LoadTarget, seconds: number): Promise<number> {
  const { expect, ...request } = target;
  let wrong: string | null = null;
  const result = await autocannon({
    ...request,
    connections: CONNECTIONS,
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
