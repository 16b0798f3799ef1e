import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { AppError } from "../../errors/app-error.ts";
import { sha256 } from "../../kernel/hash.ts";
import type { AskedStatement, StatementAnswer } from "../../domain/sqlite/statement.ts";
import { moved, type KnownHomes } from "../homes/known-homes.ts";
import type { DoorCall } from "../homes/signature.ts";
import type { Databases } from "./databases.ts";

/** Below it stands the digest of the body, so that it is signed, too. */
export const SQLITE_PATH = "/sqlite/";

/** Answers what gateways ask of databases of services that live here. */
export class SqliteDoor {
  readonly #databases: Databases;
  readonly #homes: KnownHomes;

  constructor(databases: Databases, homes: KnownHomes) {
    this.#databases = databases;
    this.#homes = homes;
  }

  /** @param call as it was signed */
  async answer(call: DoorCall, request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.url !== SQLITE_PATH + sha256(body)) throw new AppError("page_not_found");
    const asked = JSON.parse(body) as AskedStatement;
    const home = await this.#homes.of(asked);
    if (home.node !== call.node || home.epoch !== call.epoch || !this.#homes.isHere(home)) {
      this.#homes.forget(asked.serviceId);
      throw moved();
    }
    const json = `[${(await this.#databases.run(asked)).map(asJson).join()}]`;
    reply.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(json) });
    reply.end(json);
  }
}

/** The rows are JSON already. */
function asJson({ rows, ...rest }: StatementAnswer): string {
  return `{"rows":${rows},${JSON.stringify(rest).slice(1)}`;
}
