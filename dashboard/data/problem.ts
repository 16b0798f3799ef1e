import type { CombinedError } from "@urql/core";
import { QuarryError } from "../../src/client/quarry-error.ts";

/** What a call failed with, as the pages show it. */
export interface Problem {
  code: string;
  /** The server's sentence of what is wrong. */
  message: string;
  /** Its sentence of what to do about it. */
  advice: string;
  /** The page that explains the code. */
  docsUrl: string | null;
  /** Id of the call in the server's log. */
  requestId: string | null;
  /** No server answered: it comes back by itself. */
  isLost: boolean;
  /** Problems of single fields, by path. */
  fields: ReadonlyMap<string, string>;
}

export function problemOf(error: CombinedError | QuarryError): Problem {
  const known = error instanceof QuarryError ? error : asKnown(error);
  return {
    code: known.code,
    message: known.message,
    advice: known.agentInstruction,
    docsUrl: known.docsUrl,
    requestId: known.requestId,
    isLost: known.code === "connection_failed",
    fields: new Map(known.details.map(({ path, message }) => [path, message])),
  };
}

function asKnown({ graphQLErrors: [first], networkError }: CombinedError): QuarryError {
  if (first) return new QuarryError(first);
  const isLost = networkError instanceof TypeError;
  return new QuarryError({
    message: networkError?.message ?? "",
    extensions: { code: isLost ? "connection_failed" : "unexpected_answer", retryable: true },
  });
}
