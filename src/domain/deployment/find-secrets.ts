import { setImmediate as others } from "node:timers/promises";
import { formsOf, KnownTexts } from "../../kernel/known-texts.ts";
import type { BlobFiles } from "../../store/blob/blob-files.ts";
import type { DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import type { StaticFiles } from "./static-files.ts";

const MAX_WARNINGS = 20;
const SLICE_BYTES = 1_000_000;

/** Names of the secrets whose values stand in a file, in whatever form. */
class SecretFinder {
  readonly #known: KnownTexts<string>;
  readonly #overlap: number;

  /** @param secrets values by name */
  constructor(secrets: Readonly<Record<string, string>>) {
    // Bytes are looked through as they are: each character stands for one.
    const forms = Object.entries(secrets).flatMap(([name, value]) =>
      formsOf(value).map((form) => [Buffer.from(form).toString("latin1"), name] as const),
    );
    this.#known = new KnownTexts(forms);
    this.#overlap = Math.max(0, ...forms.map(([form]) => form.length));
  }

  async in(blobs: BlobFiles, sha256: string): Promise<string[]> {
    const bytes = await blobs.read(sha256);
    const found = new Set<string>();
    for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
      const to = Math.min(bytes.length, from + SLICE_BYTES + this.#overlap);
      for (const { of, isCut } of this.#known.in(bytes.toString("latin1", from, to)))
        if (!isCut) found.add(of);
      await others();
    }
    return [...found];
  }
}

/** What to warn of before somebody else finds it. */
export async function secretsInFiles(
  blobs: BlobFiles,
  secrets: Readonly<Record<string, string>>,
  { worker, files }: { worker: string | null; files: StaticFiles },
): Promise<DeploymentDoc["warnings"]> {
  if (Object.keys(secrets).length === 0) return [];
  const finder = new SecretFinder(secrets);
  const warnings: DeploymentDoc["warnings"] = [];
  for (const [path, { blob }] of Object.entries(files))
    for (const name of await finder.in(blobs, blob))
      warnings.push({
        reason: "secret_in_static_file",
        message: `Change the secret ${name} and take it out of ${path.slice(0, 200)}: its value stands in that file, which everybody can read.`,
      });
  for (const name of worker === null ? [] : await finder.in(blobs, worker))
    warnings.push({
      reason: "secret_in_worker",
      message: `Let the worker read ${name} from its environment: the value of this secret stands in the program.`,
    });
  return warnings.slice(0, MAX_WARNINGS);
}
