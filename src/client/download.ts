import { call, restJsonOf, type HttpSettings } from "./http.ts";
import { connectionFailed, unexpectedAnswer } from "./quarry-error.ts";

/**
 * The bytes of an answer as the server streams them. Throws QuarryError, also when the download breaks off: what came until
 * then is not all.
 */
export async function* download(
  http: HttpSettings,
  path: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const response = await call(http, { path, signal, isStream: true });
  if (!response.ok) await restJsonOf(http, response, signal);
  const reader = response.body?.getReader();
  if (!reader) throw unexpectedAnswer(http.url, "sent no body");
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw connectionFailed(http.url, cause);
      });
      if (done) return;
      yield value;
    }
  } finally {
    // Ends the download when the caller leaves early; nothing is left to fail then.
    await reader.cancel().catch(() => undefined);
  }
}
