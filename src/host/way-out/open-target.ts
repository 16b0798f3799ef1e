/** Segments that a reader of the path could leave it by, however they are written. */
const LEAVING = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i;

/** Whether a request target is of the management API: below /v1, or GraphQL. */
export function isOpenTarget(target: string): boolean {
  const [path = ""] = target.split("?");
  return /^\/(?:v1\/|graphql$)/.test(path) && !LEAVING.test(path);
}
