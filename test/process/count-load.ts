import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { onTestFinished } from "vitest";

/** What one request got: status 0 where nobody answered. */
export interface Counted {
  id: string;
  port: number;
  status: number;
  text: string;
  askedAt: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** One request of a service. */
export function ask(
  port: number,
  slug: string,
  path: string,
  method = "GET",
  body = "",
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const headers = { host: `${slug}.localhost:${port}` };
    const asked = request({ port, path, method, agent, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on("error", () => resolve({ status: 0, text: "" }));
    });
    asked.on("error", () => resolve({ status: 0, text: "" }));
    asked.end(body);
  });
}

const EVERY_MS = 5;

/** 200 requests a second at these ports in turn, each with an id of its own, until it is stopped, or its test is over. */
export class CountLoad {
  readonly answers: Counted[] = [];
  readonly #waiting = new Set<Promise<void>>();
  /** Of this load, so that its ids are no other's. */
  readonly #name = randomUUID().slice(0, 8);
  readonly #timer: NodeJS.Timeout;
  #n = 0;

  constructor(slug: string, ports: readonly number[]) {
    onTestFinished(() => this.stop());
    this.#timer = setInterval(() => {
      const [id, port] = [`${this.#name}-${this.#n}`, ports[this.#n++ % ports.length] ?? 0];
      const askedAt = performance.now();
      const asked = ask(port, slug, `/api/count?id=${id}`, "POST")
        .then((answer) => void this.answers.push({ id, port, askedAt, ...answer }))
        .finally(() => this.#waiting.delete(asked));
      this.#waiting.add(asked);
    }, EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#waiting);
  }

  /** Of those that were asked after a moment, the first that was answered. */
  firstAfter(moment: number): Counted | undefined {
    return this.answers
      .filter(({ askedAt, status }) => askedAt > moment && status === 200)
      .sort((a, b) => a.askedAt - b.askedAt)[0];
  }

  /** By the worker that answered: the ids that it did. A worker that was asked twice for one says so in `times`. */
  byInstance(): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const { id, status, text } of this.answers) {
      if (status !== 200) continue;
      const { instance, times } = JSON.parse(text) as { instance: string; times: number };
      if (times !== 1) throw new Error(`${id} reached a worker ${times} times`);
      found.set(instance, [...(found.get(instance) ?? []), id]);
    }
    return found;
  }
}
