/** One problem of one field. `limit` and `actual` are given where a cap was passed. */
export interface QuarryErrorDetail {
  path: string;
  code: string;
  message: string;
  limit?: number;
  actual?: number;
}

/** What a server says of an error beside its message: `extensions` in GraphQL, the body itself in /v1. */
export interface WireFields {
  code?: string;
  agent_instruction?: string;
  docs_url?: string;
  request_id?: string | null;
  retryable?: boolean;
  details?: QuarryErrorDetail[];
  failed_request?: string;
}

/** An error as it stands in an answer of GraphQL. */
export interface WireError {
  message: string;
  extensions?: WireFields;
}

/** An error under the names that it has on the wire. */
export type QuarryErrorBody = Required<Omit<WireFields, "docs_url" | "failed_request">> & {
  failed_request?: string;
  message: string;
  docs_url: string | null;
};

/**
 * What a call failed with. `code` is one of the server's error dictionary, or one of this client's own:
 * `connection_failed` (no server answered) and `unexpected_answer` (something that is no Quarry server did).
 */
export class QuarryError extends Error {
  readonly code: string;
  /** For programs: what to do next. */
  readonly agentInstruction: string;
  /** Page that explains the code; null for the client's own codes. */
  readonly docsUrl: string | null;
  /** Id of the call in the server's log. */
  readonly requestId: string | null;
  /** Id of the Request that failed, where it was a Request and not the call. */
  readonly failedRequestId: string | null;
  /** True when the same call may work later. */
  readonly retryable: boolean;
  readonly details: readonly QuarryErrorDetail[];
  /** Seconds to wait first, where the server said so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    { message, extensions = {} }: WireError,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "QuarryError";
    this.code = extensions.code ?? "unexpected_answer";
    this.agentInstruction = extensions.agent_instruction ?? "";
    this.docsUrl = extensions.docs_url ?? null;
    this.requestId = extensions.request_id ?? null;
    this.failedRequestId = extensions.failed_request ?? null;
    this.retryable = extensions.retryable ?? false;
    this.details = extensions.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  /** As the server's own JSON has it, for logs and other programs. */
  toJSON(): QuarryErrorBody {
    return {
      code: this.code,
      message: this.message,
      agent_instruction: this.agentInstruction,
      docs_url: this.docsUrl,
      request_id: this.requestId,
      retryable: this.retryable,
      details: [...this.details],
      ...(this.failedRequestId === null ? {} : { failed_request: this.failedRequestId }),
    };
  }
}

/** Nothing answers, or it stopped answering. */
export function connectionFailed(url: string, cause: unknown): QuarryError {
  return new QuarryError(
    {
      message: `No gateway answers at ${url} (${reasonOf(cause)}).`,
      extensions: {
        code: "connection_failed",
        agent_instruction: "Check that the server runs at this URL, then repeat the call.",
        retryable: true,
      },
    },
    { cause },
  );
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "the connection was refused";
  if (cause.name === "TimeoutError") return "it took too long";
  // `fetch` itself only says "fetch failed".
  const inner = cause.cause as { code?: string; message?: string } | undefined;
  return inner?.code ?? inner?.message ?? cause.message;
}

export function unexpectedAnswer(url: string, what: string): QuarryError {
  return new QuarryError({
    message: `${url} is no Quarry gateway: it ${what}.`,
    extensions: {
      code: "unexpected_answer",
      agent_instruction: "Check that the URL is the origin of a Quarry server.",
    },
  });
}

/** A payload is null only beside an error, which was thrown already. */
export function given<T>(url: string, payload: T | null | undefined): T {
  if (payload == null) throw unexpectedAnswer(url, "answered with an empty payload");
  return payload;
}
