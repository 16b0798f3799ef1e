import { ApiKeyService } from "../../src/domain/api-key/api-key.service.ts";
import { CredentialService } from "../../src/domain/credential/credential.service.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf, storeOver } from "../../src/store/store.ts";
import { NO_FACTOR } from "../kit/second-factor.ts";

/** A process that revokes a key with all that come from it, and stops behind the first write, for its parent to kill it there. */
const [uri = "", accountId = "", keyId = ""] = process.argv.slice(2);
const { db } = await connect(uri, "store-test");
const store = storeOf(db);
const stopping = new Proxy(store.apiKeys, {
  get(target, name) {
    if (name === "updateMany")
      return () => {
        process.send?.("between two writes");
        return new Promise(() => undefined);
      };
    return (Reflect.get(target, name) as () => unknown).bind(target);
  },
});
const clock = { now: () => new Date() };
const credentials = new CredentialService({ store, clock, operators: [] });
const over = storeOver({ ...store, apiKeys: stopping });
const keys = new ApiKeyService({ store: over, clock, credentials, secondFactor: NO_FACTOR });
await keys.revoke(accountId, keyId, { cascade: true });
