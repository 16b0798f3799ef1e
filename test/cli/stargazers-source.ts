import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const STARGAZERS = [
  {
    starred_at: "2026-01-02T03:04:05Z",
    user: {
      login: "alice-example",
      id: 11,
      node_id: "U_11",
      avatar_url: "https://avatars.example/11",
      html_url: "https://github.com/alice-example",
      type: "User",
      site_admin: false,
    },
  },
];

export interface StargazersSource {
  /** For `QUARRY_ORIGINS=codehost.api=…`. */
  origin: string;
  stop(): void;
}

/** A code host on this machine that knows one stargazer of example-org/quarry. */
export async function startStargazersSource(): Promise<StargazersSource> {
  const server = createServer((request, response) => {
    const isStars = request.url?.startsWith("/repos/example-org/quarry/stargazers") === true;
    response.writeHead(isStars ? 200 : 404, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(isStars ? STARGAZERS : { message: "Not Found" }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
