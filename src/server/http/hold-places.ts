import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LiveLimits, Release } from "./live-limits.ts";

/** An event stream counts as a connection and as its one operation, until its answer has ended. */
export function holdPlaces(limits: LiveLimits, request: FastifyRequest, reply: FastifyReply): void {
  const hold = (release: Release): void => void reply.raw.once("close", release);
  hold(limits.arrival(request.address));
  hold(limits.connection(request));
  hold(limits.operation(randomUUID(), request));
}
