import { openAsBlob } from "node:fs";
import type { S3mini } from "s3mini";

export interface StoredObject {
  sha256: string;
  bytes: number;
  /** When it was put, or said to be needed. */
  at: Date;
}

/** Objects of a page of a list. */
const PAGE = 1000;
const PREFIX = "blobs/";
const SECONDS_OF_A_CALL = 120;

/** Bytes by their SHA-256 in an S3 bucket, which several machines share. */
export class ObjectBucket {
  /** Without what opens it: of two processes it says whether they use the same. */
  readonly place: string;
  readonly #url: URL;
  #client: Promise<S3mini> | null = null;

  /** @param url `s3://key:secret@endpoint/bucket?region=name`; `s3+http:` for one without TLS */
  constructor(url: string) {
    this.#url = new URL(url);
    this.place = `bucket ${this.#url.host}${this.#url.pathname}`;
  }

  async put(sha256: string, path: string): Promise<void> {
    const client = await this.#open();
    await (await client.putObject(PREFIX + sha256, await openAsBlob(path))).arrayBuffer();
  }

  /** Null where there is none. */
  async get(sha256: string): Promise<AsyncIterable<Uint8Array> | null> {
    const answer = await (await this.#open()).getObjectResponse(PREFIX + sha256);
    return answer?.body ?? null;
  }

  /** Says that it is needed from now on; false where there is none. */
  async keep(sha256: string): Promise<boolean> {
    const client = await this.#open();
    const key = PREFIX + sha256;
    if ((await client.objectExists(key)) !== true) return false;
    // Put anew, so that it is as young as a new one.
    await client.copyObject(key, key, { metadataDirective: "REPLACE" });
    return true;
  }

  async *list(): AsyncIterable<StoredObject> {
    const client = await this.#open();
    let token: string | undefined;
    do {
      const page = await client.listObjectsPaged("/", PREFIX, PAGE, token);
      for (const { Key, Size: bytes, LastModified: at } of page?.objects ?? [])
        yield { sha256: Key.slice(PREFIX.length), bytes, at };
      token = page?.nextContinuationToken;
    } while (token !== undefined);
  }

  async remove(sha256: string): Promise<void> {
    await (await this.#open()).deleteObject(PREFIX + sha256);
  }

  /** Loaded where it is used: a server without a bucket has no use for it. */
  #open(): Promise<S3mini> {
    const { protocol, host, pathname, username, password, searchParams } = this.#url;
    this.#client ??= import("s3mini").then(
      ({ S3mini }) =>
        new S3mini({
          accessKeyId: decodeURIComponent(username),
          secretAccessKey: decodeURIComponent(password),
          endpoint: `${protocol === "s3+http:" ? "http" : "https"}://${host}${pathname}`,
          region: searchParams.get("region") ?? "auto",
          requestAbortTimeout: SECONDS_OF_A_CALL * 1000,
        }),
    );
    return this.#client;
  }
}
