import { Readable } from "node:stream";
import { PICTURE_TYPES } from "../../domain/record/picture-type.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Bytes } from "../row.ts";

/** A picture changes seldom, and is the business of who looks at it alone. It may do nothing where a browser opens it as a page. */
const HEADERS = {
  "cache-control": "private, max-age=86400",
  "content-security-policy": "default-src 'none'; sandbox",
  vary: "Authorization, Cookie",
  "cross-origin-resource-policy": "same-origin",
};

/** A picture that a Record names. */
export const pictureBytes: Bytes = {
  forms: Object.fromEntries(
    PICTURE_TYPES.map((type) => [type, { description: "The picture.", example: "GIF89a" }]),
  ),
  async open({ params, query }, { requests, pictures }, account) {
    const request = await requests.get(account(), params["id"] ?? "");
    const { record, url } = query as { record: number; url?: string };
    if (url === undefined)
      throw new AppError("invalid_input", {
        details: [{ path: "url", code: "missing", message: "Give a URL." }],
      });
    const { type, bytes } = await pictures.fetch(request, record, url);
    return {
      contentType: type,
      fileName: `picture.${type.slice("image/".length)}`,
      length: bytes.length,
      headers: HEADERS,
      body: Readable.from([bytes]),
    };
  },
};
