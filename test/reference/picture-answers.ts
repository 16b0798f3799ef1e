import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import type { ApiServer } from "../api/api-server.ts";
import { PNG } from "../kit/picture.ts";
import type { Holds } from "./usual-answers.ts";

/** A server that has one picture, at each of its paths. */
export async function startPictures(): Promise<{ origin: string; stop(): void }> {
  const server = createServer((_request, response) => response.end(PNG));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Asks for a picture of the first Record of a Request, each answer held to the reference. */
export async function holdPictures(
  holds: Holds,
  { db }: ApiServer,
  { id, origin }: { id: string; origin: string },
): Promise<void> {
  const records = db.collection<{ requestId: string; records: { json: string }[] }>("records");
  const json = JSON.stringify({ imageUrl: `${origin}/one.png` });
  const first = { requestId: id, "records.0": { $exists: true } };
  await records.updateOne(first, { $set: { "records.0.json": json } });
  const path = "/v1/requests/{id}/results/pictures";
  const call = path.replace("{id}", id);
  const at = (name: string) => `${call}?url=${encodeURIComponent(`${origin}/${name}`)}`;
  expect(await holds(path, at("one.png"))).toBe("200");
  expect(await holds(path, at("other.png"))).toBe("not_found");
  expect(await holds(path, call)).toBe("invalid_input");
}
