import type { FastifyInstance } from "fastify";
import { HOME } from "./home.ts";

/** Pages of before the dashboard, which has what they showed; their addresses stand in mails, notes and bookmarks. */
export function movedPages(pages: FastifyInstance): void {
  pages.get("/account", (_request, reply) => reply.redirect(`${HOME}account`, 308));
}
