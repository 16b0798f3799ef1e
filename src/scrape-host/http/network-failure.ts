/** A try that ended without a usable response; the retry loop decides what becomes of it. */
export class NetworkFailure extends Error {
  readonly kind: "timeout" | "reset";

  constructor(kind: "timeout" | "reset", message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "NetworkFailure";
    this.kind = kind;
  }
}
