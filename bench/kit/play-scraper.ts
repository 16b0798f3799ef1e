import { registerHooks } from "node:module";

const PACKAGE = "google-play-scraper";
const ITS_REQUEST = /google-play-scraper\/lib\/utils\/request\.js$/;

/** What the parts of google-play-scraper that are compared give. */
export interface PlayScraper {
  app(options: { appId: string; lang?: string; country?: string }): Promise<Record<string, unknown>>;
  search(options: { term: string; num?: number }): Promise<Record<string, unknown>[]>;
  reviews(options: { appId: string; num?: number }): Promise<{ data: Record<string, unknown>[] }>;
}

/**
 * npm google-play-scraper as it is, except that its one function for HTTP gives back the body set here: what is
 * measured is its parsing.
 */
export async function loadPlayScraper(): Promise<{ scraper: PlayScraper; answerWith(body: string): void }> {
  const answer = { body: "" };
  (globalThis as { benchPlayAnswer?: { body: string } }).benchPlayAnswer = answer;
  const hooks = registerHooks({
    load: (url, context, next) =>
      ITS_REQUEST.test(url)
        ? {
            format: "module",
            source: "export default () => Promise.resolve(globalThis.benchPlayAnswer.body);",
            shortCircuit: true,
          }
        : next(url, context),
  });
  const module = (await import(PACKAGE)) as { default: PlayScraper };
  hooks.deregister();
  return {
    scraper: module.default,
    answerWith(body) {
      answer.body = body;
    },
  };
}
