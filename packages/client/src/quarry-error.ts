/** One problem of one field. `limit` and `actual` are given where a cap was passed. */
export interface QuarryErrorDetail {
  path: string;
  code: string;
  message: string;
  limit?: number;
  actual?: number;
}

/** An error as a server sends it in the `extensions` of GraphQL. */
export interface WireError {
  message: string;
  extensions?: {
    code?: string;
    agent_instruction?: string;
    docs_url?: string;
    request_id?: string | null;
    retryable?: boolean;
    details?: QuarryErrorDetail[];
  };
}

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
    this.retryable = extensions.retryable ?? false;
    this.details = extensions.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

export function connectionFailed(url: string, cause: unknown): QuarryError {
  return new QuarryError(
    {
      message: `No answer from ${url}.`,
      extensions: {
        code: "connection_failed",
        agent_instruction: "Check that the server runs at this URL, then repeat the call.",
        retryable: true,
      },
    },
    { cause },
  );
}

export function unexpectedAnswer(url: string, what: string): QuarryError {
  return new QuarryError({
    message: `${url} answered ${what}.`,
    extensions: {
      code: "unexpected_answer",
      agent_instruction: "Check that the URL is the origin of a Quarry server, without a path.",
    },
  });
}
