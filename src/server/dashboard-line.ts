import { FIRST_VISIT, HOME } from "../pages/home.ts";

/**
 * Where to begin. On a terminal a link that signs in, while nobody has claimed the server; a log, which many may read, names the
 * page alone.
 */
export function dashboardLine(url: string, firstVisit: string | null, isTerminal: boolean): string {
  const link = `${url}${FIRST_VISIT}?token=${firstVisit}   (signs in, once)`;
  return `  dashboard  ${firstVisit !== null && isTerminal ? link : url + HOME}`;
}
