/** What a Node program would take to serve a folder: sirv, which has looked at all of it before. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

const server = createServer(sirv(process.env.FOLDER ?? "", { etag: true }));
server.listen(0, "127.0.0.1", () =>
  serveAsPeer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => null),
);
