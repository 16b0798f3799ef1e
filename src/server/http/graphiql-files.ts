import { createHash } from "node:crypto";
import { compressedPage, type CompressedPage } from "./compressed-page.ts";

export const GRAPHIQL_FILES = "/docs/assets/graphiql";

const SCRIPT = "text/javascript; charset=utf-8";

/** Its path carries a hash of its content, so that a browser that has it never asks again. */
export interface HashedFile {
  path: string;
  page: CompressedPage;
}

const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  // Of a worker; the other files take the policy of the page that loads them.
  "content-security-policy": "default-src 'none'",
};

async function hashedFile(name: string, contentType: string, content: string | Buffer): Promise<HashedFile> {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return {
    path: `${GRAPHIQL_FILES}/${name.replace(".", `-${hash}.`)}`,
    page: await compressedPage(content, contentType, HEADERS),
  };
}

export type GraphiqlFiles = Record<
  "script" | "style" | "icon" | "editorWorker" | "jsonWorker" | "graphqlWorker",
  HashedFile
>;

/**
 * The parts of GraphiQL, which its package brings as texts.
 * @param ownStyle is added to its own
 */
export async function graphiqlFiles(ownStyle: string): Promise<GraphiqlFiles> {
  const parts = await import("@graphql-yoga/render-graphiql/graphiql");
  const icon = Buffer.from(parts.favicon.slice(parts.favicon.indexOf(",") + 1), "base64");
  return {
    script: await hashedFile("graphiql.js", SCRIPT, parts.js),
    style: await hashedFile("graphiql.css", "text/css; charset=utf-8", parts.css + ownStyle),
    icon: await hashedFile("favicon.ico", "image/x-icon", icon),
    editorWorker: await hashedFile("editor-worker.js", SCRIPT, parts.editorWorkerService),
    jsonWorker: await hashedFile("json-worker.js", SCRIPT, parts.jsonWorker),
    graphqlWorker: await hashedFile("graphql-worker.js", SCRIPT, parts.graphqlWorker),
  };
}

/** The script that starts GraphiQL, to be loaded before it. */
export function startFile(files: GraphiqlFiles, options: string): Promise<HashedFile> {
  const workers = {
    editorWorkerService: files.editorWorker.path,
    json: files.jsonWorker.path,
    graphql: files.graphqlWorker.path,
  };
  return hashedFile(
    "start.js",
    SCRIPT,
    `self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => (${JSON.stringify(workers)})[label],
};
addEventListener("DOMContentLoaded", () =>
  YogaGraphiQL.renderYogaGraphiQL(document.querySelector("#root"), ${options}),
);
`,
  );
}
