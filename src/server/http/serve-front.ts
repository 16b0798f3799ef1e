import type { FastifyInstance } from "fastify";
import { GUIDE_NAMES, readGuide } from "../guides.ts";
import { compressedPage, lazily, sendCompressed } from "./compressed-page.ts";
import { llmsText, type Front } from "./front.ts";
import { frontPage, PAGE_POLICY } from "./pages.ts";

const VARIES = { vary: "accept" };

/** What a newcomer reads first: `/` for people and for programs, /llms.txt, and the guides. */
export function serveFront(app: FastifyInstance, front: () => Promise<Front>, publicUrl: () => string): void {
  const once = lazily(front);
  const page = lazily(async () =>
    compressedPage(frontPage(await once()), "text/html; charset=utf-8", {
      ...VARIES,
      "content-security-policy": PAGE_POLICY,
    }),
  );
  const json = lazily(async () =>
    compressedPage(JSON.stringify(await once()), "application/json; charset=utf-8", VARIES),
  );
  app.get("/", async (request, reply) =>
    sendCompressed(await (wantsJson(request.headers.accept) ? json() : page()), request, reply),
  );
  const llms = lazily(async () =>
    compressedPage(llmsText(await once(), publicUrl()), "text/plain; charset=utf-8", {}),
  );
  app.get("/llms.txt", async (request, reply) => sendCompressed(await llms(), request, reply));
  for (const name of GUIDE_NAMES) {
    const guide = lazily(async () =>
      compressedPage((await readGuide(name)).text, "text/markdown; charset=utf-8", {}),
    );
    app.get(`/docs/guides/${name}.md`, async (request, reply) =>
      sendCompressed(await guide(), request, reply),
    );
  }
}

/** Browsers name HTML; who names JSON and no HTML is a program. */
function wantsJson(accept = ""): boolean {
  return /application\/json/i.test(accept) && !/text\/html/i.test(accept);
}
