import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { until } from "../cli/until.ts";
import { freePort } from "../kit/free-port.ts";
import { containerEngine, engine } from "./container-engine.ts";

export interface ContainerOptions {
  image: string;
  env?: Record<string, string>;
  /** More arguments of `run`: volumes, user, what may be written. */
  flags?: string[];
}

/** A container of Quarry on a port of its own. */
export class Container {
  readonly name = `quarry-test-${randomBytes(4).toString("hex")}`;
  readonly url: string;
  readonly #port: number;
  readonly #options: ContainerOptions;

  private constructor(port: number, options: ContainerOptions) {
    this.#port = port;
    this.#options = options;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts one and waits until it is ready. One that does not get there is removed. */
  static async start(options: ContainerOptions): Promise<Container> {
    const container = new Container(await freePort(), options);
    try {
      await container.#run();
    } catch (error) {
      await container.remove();
      throw error;
    }
    return container;
  }

  async #run(): Promise<void> {
    const { image, env = {}, flags = [] } = this.#options;
    const role = env.QUARRY_ROLE ?? "all";
    const ports =
      role === "worker" ? { QUARRY_METRICS_PORT: String(this.#port) } : { PORT: String(this.#port) };
    const variables = Object.entries({ HOST: "127.0.0.1", ...ports, ...env }).flatMap(([name, value]) => [
      "--env",
      `${name}=${value}`,
    ]);
    await engine([
      "run",
      "--detach",
      "--name",
      this.name,
      ...containerEngine!.run,
      ...flags,
      ...variables,
      image,
    ]);
    await this.untilReady();
  }

  /** Throws with the log when it has ended or is not ready within a minute. */
  async untilReady(): Promise<void> {
    await until(
      `${this.name} is ready`,
      async () => {
        const answer = await fetch(`${this.url}/readyz`).catch(() => null);
        if (answer?.ok) return true;
        if ((await this.state()) !== "running") throw new Error(`It ended:\n${this.log()}`);
        return false;
      },
      () => this.log(),
      60_000,
    );
  }

  state(): Promise<string> {
    return this.#inspect("{{.State.Status}}");
  }

  exitCode(): Promise<number> {
    return this.#inspect("{{.State.ExitCode}}").then(Number);
  }

  /** Runs the health check of the image once: what it says is `healthy` or `unhealthy`. */
  async health(): Promise<string> {
    const script = JSON.parse(await this.#inspect("{{json .Config.Healthcheck.Test}}")) as string[];
    return this.exec(script.slice(1)).then(
      () => "healthy",
      () => "unhealthy",
    );
  }

  exec(command: string[]): Promise<string> {
    return engine(["exec", this.name, ...command]);
  }

  apiKey(): Promise<string> {
    return this.exec(["node", "-p", "fs.readFileSync('/data/api-key', 'utf8').trim()"]).then((key) =>
      key.trim(),
    );
  }

  /** Everything printed so far, first stdout. */
  log(): string {
    const { command, globals } = containerEngine!;
    const { stdout, stderr } = spawnSync(command, [...globals, "logs", this.name], { encoding: "utf8" });
    return stdout + stderr;
  }

  /** SIGTERM, and SIGKILL after 15 s: the exit code then is 137. */
  async stop(): Promise<void> {
    await engine(["stop", "--time", "15", this.name]);
  }

  async kill(): Promise<void> {
    await engine(["kill", "--signal", "KILL", this.name]);
    await until(`${this.name} is dead`, async () => (await this.state()) !== "running");
  }

  /** The same container again, with what its volume holds. */
  async startAgain(): Promise<void> {
    await engine(["start", this.name]);
    await this.untilReady();
  }

  async remove(): Promise<void> {
    await engine(["rm", "--force", "--volumes", this.name]);
  }

  #inspect(format: string): Promise<string> {
    return engine(["inspect", "--format", format, this.name]).then((text) => text.trim());
  }
}
