import { SourceError } from "../../../plugin-sdk/index.ts";

/** A text in the JSON of a page that was not decoded yet: from after its first quote to before its last. */
export class JsonText {
  readonly page: string;
  readonly start: number;
  readonly end: number;

  constructor(page: string, start: number, end: number) {
    this.page = page;
    this.start = start;
    this.end = end;
  }

  /** @throws SourceError `source_changed` when it is no JSON */
  decoded(): string {
    try {
      return JSON.parse(this.page.slice(this.start - 1, this.end + 1)) as string;
    } catch (error) {
      throw new SourceError("source_changed", `A text at ${this.start} of the page is no JSON.`, {
        cause: error,
      });
    }
  }
}
