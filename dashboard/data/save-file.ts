import { QuarryError, type WireFields } from "../../src/client/quarry-error.ts";
import { withToken } from "./operator-client.ts";
import { problemOf, type Problem } from "./problem.ts";

/** Has the browser save what a route of /v1 answers to an operator. @returns what it failed with, if it did */
export async function saveFile(path: string, token: string, name: string): Promise<Problem | null> {
  const answer = await fetch(path, withToken(token)).catch(() => null);
  if (answer?.ok !== true) return problemOf(await refusalOf(answer));
  const url = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
  return null;
}

async function refusalOf(answer: Response | null): Promise<QuarryError> {
  if (answer === null) return new QuarryError({ message: "", extensions: { code: "connection_failed" } });
  const body = (await answer.json()) as WireFields & { message: string };
  return new QuarryError({ message: body.message, extensions: body });
}
