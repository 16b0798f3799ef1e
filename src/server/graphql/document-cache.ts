import type { DocumentNode } from "graphql";

/** A parsed document takes a hundred times its text, so the sum of the texts is what is bounded. */
const MAX_CHARACTERS = 64 * 1024;
const MAX_DOCUMENT_CHARACTERS = 4 * 1024;

/** Names a document and its operation; by the hash that the caller has of it, when it is too long to be kept. */
export function keyOf(text: string, operationName: string | null | undefined, hash = text): string {
  return `${text.length > MAX_DOCUMENT_CHARACTERS ? hash : text}/${operationName ?? ""}`;
}

/** Documents that were found valid, so that the thousandth subscription with one costs neither time nor memory for it. */
export class DocumentCache {
  /** In order of last use. */
  readonly #known = new Map<string, DocumentNode>();
  #characters = 0;

  get(text: string): DocumentNode | undefined {
    const document = this.#known.get(text);
    if (!document) return undefined;
    this.#known.delete(text);
    this.#known.set(text, document);
    return document;
  }

  add(text: string, document: DocumentNode): void {
    if (text.length > MAX_DOCUMENT_CHARACTERS || this.#known.has(text)) return;
    this.#known.set(text, document);
    this.#characters += text.length;
    for (const oldest of this.#known.keys()) {
      if (this.#characters <= MAX_CHARACTERS) return;
      this.#known.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}
