// The process of a part that the supervisor started.
import { PARTS } from "../part/host.ts";
import { runPart } from "../part/run-part.ts";
import { supervised } from "./supervised.ts";

const part = PARTS.find((one) => one === process.argv[2]);
if (part === undefined) throw new Error(`No part of a server is called ${process.argv[2]}.`);
await runPart(part, supervised());
