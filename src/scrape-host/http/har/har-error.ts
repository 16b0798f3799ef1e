/** A HAR file or folder that cannot be used: says which file and which place in it. */
export class HarError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "HarError";
  }
}
