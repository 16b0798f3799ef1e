import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Stored {
  bytes: Buffer;
  at: Date;
}

/** A bucket in memory: objects are put, copied, read, listed and deleted by calls that are signed with its key. */
export interface S3StandIn {
  /** For QUARRY_OBJECTS_URL. */
  url: string;
  /** By key: `blobs/…`. */
  objects: Map<string, Stored>;
  /** Calls without a signature of its key. */
  unsigned: string[];
  stop(): Promise<void>;
}

const BUCKET = "/blobs-of-a-test/";
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/[\w-]+\/s3\/aws4_request, ?SignedHeaders=[^,]*host[^,]*, ?Signature=[0-9a-f]{64}$/;
/** Of a list: so few that it has several pages. */
const PAGE = 2;

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Stored>();
  const unsigned: string[] = [];
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body = "" }) => response.writeHead(status).end(body));
  });

  async function answer(request: IncomingMessage): Promise<{ status: number; body?: string | Buffer }> {
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "/", "http://s3");
    const bytes = await buffer(request);
    if (!SIGNED.test(headers.authorization ?? "")) {
      unsigned.push(`${method} ${url.pathname}`);
      return { status: 403 };
    }
    const key = decodeURIComponent(url.pathname).slice(BUCKET.length);
    if (url.searchParams.has("list-type")) return { status: 200, body: list(url.searchParams) };
    const copied = headers["x-amz-copy-source"];
    const found = objects.get(
      typeof copied === "string" ? decodeURIComponent(copied).slice(BUCKET.length) : key,
    );
    if (method === "PUT") {
      if (copied !== undefined && !found) return { status: 404 };
      objects.set(key, { bytes: found && copied !== undefined ? found.bytes : bytes, at: new Date() });
      return {
        status: 200,
        body: copied === undefined ? "" : "<CopyObjectResult><ETag>x</ETag></CopyObjectResult>",
      };
    }
    if (method === "DELETE") return { status: objects.delete(key) ? 204 : 404 };
    if (!found) return { status: 404 };
    return method === "HEAD" ? { status: 200 } : { status: 200, body: found.bytes };
  }

  function list(query: URLSearchParams): string {
    const after = query.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter(
      (key) => key.startsWith(query.get("prefix") ?? "") && key > after,
    );
    const page = keys.sort().slice(0, PAGE);
    const contents = page.map((key) => {
      const { bytes, at } = objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date(0) };
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`;
    });
    const isCut = keys.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
  }

  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3+http://key:secret@127.0.0.1:${port}${BUCKET.slice(0, -1)}?region=eu-test-1`,
    objects,
    unsigned,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
