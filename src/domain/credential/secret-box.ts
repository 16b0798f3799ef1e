import { AppError } from "../../errors/app-error.ts";
import { sha256 } from "../../kernel/hash.ts";
import { seal, unseal } from "../../kernel/sealing.ts";

const KEY_ID_CHARACTERS = 8;

/** 64 hexadecimal digits. */
type Key = string;

/** Seals what must be read again, so that the database alone, or a copy of it, opens nothing. */
export class SecretBox {
  readonly #keysOf: () => Promise<readonly Key[]>;

  /** @param keysOf asked at each use: the first seals, all open */
  constructor(keysOf: () => Promise<readonly Key[]>) {
    this.#keysOf = keysOf;
  }

  /** `<id of the key>.<bytes in base64url>`; opens for the same owner alone. */
  async seal(text: string, owner: string): Promise<string> {
    const key = await this.#first();
    return `${idOf(key)}.${seal(Buffer.from(key, "hex"), text, owner)}`;
  }

  /** Throws `config_invalid` where this process does not have the key. */
  async open(sealed: string, owner: string): Promise<string> {
    const id = keyIdOf(sealed);
    const key = (await this.#keysOf()).find((one) => idOf(one) === id);
    if (key === undefined)
      throw new AppError("config_invalid", {
        message: `This process does not have the key ${id}, with which a secret was sealed: QUARRY_SECRET_KEYS must hold it on all gateways and hosts. Recovery codes of second factors work without it.`,
      });
    return unseal(Buffer.from(key, "hex"), sealed.slice(id.length + 1), owner);
  }

  /** The same sealed with the first key; as it is where that sealed it. */
  async sealAgain(sealed: string, owner: string): Promise<string> {
    if (keyIdOf(sealed) === idOf(await this.#first())) return sealed;
    return this.seal(await this.open(sealed, owner), owner);
  }

  async #first(): Promise<Key> {
    const [key] = await this.#keysOf();
    if (key === undefined) throw new Error("There is no key to seal with.");
    return key;
  }
}

function keyIdOf(sealed: string): string {
  return sealed.split(".")[0] ?? "";
}

/** Tells keys apart without saying anything of them. */
function idOf(key: Key): string {
  return sha256(`id of ${key}`).slice(0, KEY_ID_CHARACTERS);
}
