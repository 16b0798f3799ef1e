import { join } from "node:path";
import { ROOT } from "../docs/example-document.ts";
import { containerEngine, engine } from "./container-engine.ts";

/** The name that the compose files use. */
export const IMAGE = "quarry:local";
/** A first build fetches every package. */
export const BUILD_MS = 900_000;

/** Builds the image of this checkout; what did not change comes from the engine's cache. */
export async function buildImage(): Promise<void> {
  const dockerfile = join(ROOT, "deploy/Dockerfile");
  await engine(["build", ...containerEngine!.build, "--file", dockerfile, "--tag", IMAGE, ROOT], BUILD_MS);
}
