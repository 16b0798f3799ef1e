// A process of its own for the engine's tests: starts the engine on the folder in its argument and prints what it
// got as one line of JSON, then stays until it is killed or its channel is closed.
import { startEngine } from "../../src/engine/engine.ts";
import { watchParent } from "../../src/engine/parent-watch.ts";

const dataDir = process.argv[2] ?? "";
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = await startEngine({ dataDir, log: silent });
process.stdout.write(`${JSON.stringify({ uri: engine.uri, pid: engine.pid, attached: engine.attached })}\n`);
watchParent(() => void engine.stop().then(() => process.exit(0)));
