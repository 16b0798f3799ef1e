import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { DocumentNode } from "graphql";
import type { z } from "zod";
import type { ErrorCode } from "../errors/codes.ts";
import type { Kind, Tag } from "../kinds/kind.ts";
import type { RestCall, RestReply } from "./call.ts";
import type {
  OpenLive,
  RangedStream,
  StreamServices,
  WhoCalls,
  WholeAnswer,
  WholeStream,
} from "./streams/rest-stream.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** An answer as bytes; where a call may ask for a part (`Range`), it says so. */
export type Bytes = Forms & (Opened<never> | OpensLive);
/** The same of a row that answers JSON too: null for a call that wants that. */
export type BytesOrJson = Forms & Opened<null>;

interface Forms {
  /** Its forms by media type, for the reference; a text unless there is a schema. */
  forms: Readonly<Record<string, { description: string; schema?: object; example: unknown }>>;
  /** Codes of these forms alone. */
  errors?: readonly ErrorCode[];
}
type Opened<Otherwise> =
  | { hasRanges?: never; isLive?: never; open: Opens<WholeStream | WholeAnswer | Otherwise> }
  | { hasRanges: true; isLive?: never; open: Opens<RangedStream | Otherwise> };
interface OpensLive {
  isLive: true;
  hasRanges?: never;
  open: OpenLive;
}
/**
 * `account` is the id of the account that calls; it throws `unauthenticated` where none does. `caller` is the same for what the worker of
 * a service may do, too.
 */
type Opens<Stream> = (
  call: RestCall,
  services: StreamServices,
  account: () => string,
  caller: WhoCalls,
) => Promise<Stream>;

/** What a row says where it does not follow from its document, its kind, its method and its path. */
interface Said<D, V> {
  /** Name of the operation in generated clients. */
  operationId?: string;
  status?: 200 | 201;
  /** What it does, where /v1 does more than the field. */
  summary?: string;
  /** What is answered, where the type does not say it. */
  description?: string;
  /** Fields in which the example of the answer differs from the one that the document says. */
  example?: object;
  /** Thrown when what was asked for is not there; `not_found` unless given. */
  missing?: ErrorCode;
  /** Inputs that are read otherwise than the schema says, or that the document does not know, by their names. */
  reads?: Readonly<Record<string, z.ZodType>>;
  /** The body, where it is not what the document takes. */
  body?: { schema: z.ZodType; example: unknown };
  /** True where unknown fields are refused in the body of a row that takes none. */
  takesNothing?: true;
  /** The variables of the document, where they are not just what is read. */
  variables?(call: RestCall): V;
  /** Headers, or another body than the document says. */
  reply?(data: D, call: RestCall, body: unknown): RestReply;
  /** The scraper that the call is about, as it was sent: whether there is one is said before what is wrong with the rest. */
  scraperIn?(call: RestCall): unknown;
  /** True for a row that creates a Request: it takes Idempotency-Key, and Prefer: wait. */
  prefersWait?: true;
  bytes?: BytesOrJson;
}

/** What a row of bytes says: there is no document that says it. */
interface SaidOfBytes {
  operationId: string;
  summary: string;
  /** What is answered. */
  description: string;
  status?: 200 | 201;
  reads?: Readonly<Record<string, z.ZodType>>;
  /** Codes of its own. */
  errors?: readonly ErrorCode[];
  /** Where `call.body` is a Readable of any media type, read as it comes: of so many bytes at most, or it ends in `payload_too_large`. */
  takesBytes?: { most: number };
  bytes: Bytes;
}

type Document = TypedDocumentNode<unknown, never>;
interface Place {
  method: Method;
  path: string;
  tag: Tag;
  /** True for a path that is all things of a kind: what is posted there is made. */
  isCollection: boolean;
}
interface OfDocument {
  document: DocumentNode;
  said: Said<unknown, unknown>;
}
interface OfBytes {
  document: null;
  said: SaidOfBytes;
}

export type DocumentRow = Place & OfDocument;
/** A row of the table of /v1, as it is stated. */
export type Row = DocumentRow | (Place & OfBytes);

/** A row of a document with what does not follow. */
export function row<D, V>(document: TypedDocumentNode<D, V>, said: Said<D, V>): OfDocument {
  return { document, said };
}

/** A row whose answer is bytes alone. */
export function bytesRow(said: SaidOfBytes): OfBytes {
  return { document: null, said };
}

/**
 * The rows of a kind by method and path: `GET /:id` is below the path of the kind, what begins with `/v1/` stands elsewhere. A
 * row that follows whole from its document is the document.
 */
export function rows(
  { rest }: { rest: NonNullable<Kind["rest"]> },
  table: Readonly<Record<`${Method} /${string}`, Document | OfDocument | OfBytes>>,
): Row[] {
  return Object.entries(table).map(([name, stated]) => {
    const [method, path = ""] = name.split(" ") as [Method, string];
    const whole = path.startsWith("/v1/") ? path : `${rest.path}${path === "/" ? "" : path}`;
    const place = { method, path: whole, tag: rest.tag, isCollection: whole === rest.path };
    return { ...place, ...("said" in stated ? stated : row(stated, {})) };
  });
}
