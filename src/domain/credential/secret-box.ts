import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { sha256 } from "../../kernel/hash.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
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
    const [key] = await this.#keysOf();
    if (key === undefined) throw new Error("There is no key to seal with.");
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, Buffer.from(key, "hex"), iv).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return `${idOf(key)}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
  }

  /** Throws `config_invalid` where this process does not have the key. */
  async open(sealed: string, owner: string): Promise<string> {
    const [id = "", text = ""] = sealed.split(".");
    const key = (await this.#keysOf()).find((one) => idOf(one) === id);
    if (key === undefined)
      throw new AppError("config_invalid", {
        message: `This gateway does not have the key ${id}, with which a secret was sealed: QUARRY_SECRET_KEYS must hold it on all gateways. Recovery codes work without it.`,
      });
    const bytes = Buffer.from(text, "base64url");
    const decipher = createDecipheriv(CIPHER, Buffer.from(key, "hex"), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  }
}

/** Tells keys apart without saying anything of them. */
function idOf(key: Key): string {
  return sha256(`id of ${key}`).slice(0, KEY_ID_CHARACTERS);
}
