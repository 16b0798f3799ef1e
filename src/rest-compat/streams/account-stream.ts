import type { StreamServices, WholeStream } from "./rest-stream.ts";

/** Everything that is kept of an account, as one archive. */
export function streamAccount({ accounts }: StreamServices, accountId: string): WholeStream {
  return {
    contentType: "application/gzip",
    fileName: `quarry-${accountId}.tar.gz`,
    body: accounts.export(accountId),
  };
}
