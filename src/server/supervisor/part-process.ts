// The process of a part that the supervisor started.
import { runPart } from "../part/run-part.ts";
import { supervised } from "./supervised.ts";

await runPart(process.argv[2] === "gateway" ? "gateway" : "worker", supervised());
