import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import { fits } from "./glob.ts";

type StaticPart = NonNullable<HostedDeployment["static"]>;
type StaticFile = StaticPart["files"][string];

/** What a path of a static folder leads to. */
export type Found =
  | { kind: "file"; status: 200 | 404; file: StaticFile; headers: Readonly<Record<string, string>> }
  | { kind: "redirect"; status: number; to: string }
  | { kind: "nothing" };

const INDEX = "index.html";
const NOT_FOUND = "404.html";
/** A name that changes with the content: `app.3f9c2b1a.js`, `index-B7x_k2Qd.css`. */
const HASHED = /[.-](?=[\w-]*\d)[\w-]{8,}\.[a-z0-9]{2,5}$/i;
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Kept, and asked about each time. */
const REVALIDATED = "public, max-age=0, must-revalidate";

/** The static folder of a deployment. What can be found in it is its list alone: paths reach no file system. */
export class StaticSite {
  readonly #part: StaticPart;
  readonly #files: ReadonlyMap<string, StaticFile>;

  constructor(part: StaticPart) {
    this.#part = part;
    this.#files = new Map(Object.entries(part.files));
  }

  /** @param path begins with a slash */
  find(path: string, { query, wantsPage }: { query: string; wantsPage: boolean }): Found {
    const redirect = this.#part.redirects.find(({ from }) => fits(from, path));
    if (redirect) return { kind: "redirect", status: redirect.status, to: redirect.to };
    const name = path.slice(1).normalize("NFC");
    const isFolder = name === "" || name.endsWith("/");
    const file = this.#files.get(isFolder ? name + INDEX : name);
    if (file) return this.#file(200, isFolder ? path + INDEX : path, file);
    // Relative links of the page need the slash.
    if (!isFolder && this.#files.has(`${name}/${INDEX}`))
      return { kind: "redirect", status: 308, to: `${encodeURI(path)}/${query === "" ? "" : `?${query}`}` };
    const isPage = wantsPage && !/\.[^/]*$/.test(name);
    const index = this.#part.spaFallback && isPage ? this.#files.get(INDEX) : undefined;
    if (index) return this.#file(200, `/${INDEX}`, index);
    const page = this.#files.get(NOT_FOUND);
    return page ? this.#file(404, `/${NOT_FOUND}`, page) : { kind: "nothing" };
  }

  #file(status: 200 | 404, path: string, file: StaticFile): Found {
    const headers: Record<string, string> = {
      "content-type": file.type,
      "cache-control": HASHED.test(path) ? IMMUTABLE : REVALIDATED,
      "x-content-type-options": "nosniff",
    };
    for (const rule of this.#part.headers)
      if (fits(rule.path, path))
        for (const [name, value] of Object.entries(rule.set)) headers[name.toLowerCase()] = value;
    return { kind: "file", status, file, headers };
  }
}
