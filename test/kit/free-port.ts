import { createServer, type AddressInfo } from "node:net";

/** A port of this machine on which nobody listens just now. */
export async function freePort(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port: free } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return free;
}
