import { SecretBox } from "../../src/domain/credential/secret-box.ts";
import { KeyRotation } from "../../src/domain/secret/key-rotation.ts";
import { createLog } from "../../src/kernel/log.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf } from "../../src/store/store.ts";

/** A process that seals everything anew, for its parent to kill it on the way. */
const [uri = "", ...keys] = process.argv.slice(2);
const { db } = await connect(uri, "store-test");
await new KeyRotation({
  ...{ store: storeOf(db), log: createLog("silent") },
  box: new SecretBox(async () => keys),
}).reseal();
