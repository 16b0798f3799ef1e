import type { PublicError } from "../../errors/app-error.ts";
import type { TypedDocumentString } from "../../generated/cli-documents.ts";
import { isJsonObject } from "../../kernel/json.ts";
import { VERSION } from "../../kernel/version.ts";
import { CliFailure, localFailure } from "../failure.ts";
import type { Settings } from "../settings.ts";

const TIMEOUT_MS = 30_000;
const USER_AGENT = `quarry-cli/${VERSION}`;

/** A gateway over HTTP. Every failure is a CliFailure with the gateway's own code, or `not_ready` when nothing answers. */
export class Gateway {
  readonly settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Runs one query or mutation. */
  async run<R, V>(document: TypedDocumentString<R, V>, variables: V): Promise<R> {
    const response = await this.#fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: JSON.stringify({ query: document.toString(), variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await this.#json(response);
    const [error] = Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
    if (error !== undefined) throw failureOf(error);
    if (!isJsonObject(body.data)) throw this.#notQuarry(`it answered ${response.status} without data`);
    return body.data as R;
  }

  /** A byte stream of /v1, without a time limit. */
  async stream(path: string): Promise<ReadableStream<Uint8Array>> {
    const response = await this.#fetch(path, { headers: {} });
    if (!response.ok) throw failureOf(await this.#json(response));
    if (response.body === null) throw this.#notQuarry("it sent no body");
    return response.body;
  }

  /** Status and Date header of a path; no key is sent. */
  async probe(path: string): Promise<{ status: number; date: string | null; body: string }> {
    const response = await this.#fetch(path, { headers: {}, signal: AbortSignal.timeout(TIMEOUT_MS) }, null);
    return { status: response.status, date: response.headers.get("date"), body: await response.text() };
  }

  async #fetch(path: string, init: RequestInit, key = this.settings.apiKey): Promise<Response> {
    const headers = {
      "user-agent": USER_AGENT,
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(init.headers as Record<string, string>),
    };
    try {
      return await fetch(this.settings.url + path, { ...init, headers, redirect: "error" });
    } catch (error) {
      throw unreachable(this.settings.url, error);
    }
  }

  async #json(response: Response): Promise<Record<string, unknown>> {
    try {
      const body: unknown = await response.json();
      if (typeof body === "object" && body !== null) return body as Record<string, unknown>;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw unreachable(this.settings.url, error);
    }
    throw this.#notQuarry(`it answered ${response.status} with something that is not JSON`);
  }

  #notQuarry(what: string): CliFailure {
    return localFailure("not_ready", `${this.settings.url} is no Quarry gateway: ${what}.`, {
      agent: "Set QUARRY_URL to the address of a Quarry gateway.",
    });
  }
}

/** The failure in an answer: a GraphQL error with our extensions, or the flat body of /v1. */
export function failureOf(error: unknown): CliFailure {
  const { extensions, ...rest } = error as { extensions?: object };
  const found = { ...rest, ...extensions } as Partial<PublicError>;
  if (typeof found.code !== "string" || typeof found.message !== "string")
    return localFailure(
      "internal",
      `The gateway answered with an error of an unknown shape: ${JSON.stringify(error)}`,
    );
  return new CliFailure({
    code: found.code,
    message: found.message,
    agent_instruction: found.agent_instruction ?? "",
    docs_url: found.docs_url ?? "",
    request_id: found.request_id ?? null,
    retryable: found.retryable ?? false,
    details: found.details ?? [],
  });
}

/** Nothing answers at the address, or it stopped answering. */
export function unreachable(url: string, cause: unknown): CliFailure {
  const failure = localFailure("not_ready", `No gateway answers at ${url} (${reasonOf(cause)}).`, {
    agent: "Start one with `npm start`, or set QUARRY_URL to the address of a running gateway.",
  });
  failure.cause = cause;
  return failure;
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === "TimeoutError") return `nothing within ${TIMEOUT_MS / 1000} s`;
  const inner = cause.cause as NodeJS.ErrnoException | undefined;
  return inner?.code ?? inner?.message ?? cause.message;
}
