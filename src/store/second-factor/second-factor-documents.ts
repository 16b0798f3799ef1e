import { byId, collection } from "../collection.ts";

/** What the owner of an account has besides the password: an authenticator app, and recovery codes for when it is lost. */
export interface SecondFactorDoc {
  /** The account's. */
  _id: string;
  /** What the codes of the app are made from, sealed: codes have to be made again here, so no hash would do. */
  secret: string;
  begunAt: Date;
  /** When a first code turned it on; null until then, and it asks for nothing. */
  confirmedAt: Date | null;
  /** Number of the 30 seconds whose code was used last: neither it nor an earlier one is good again. */
  lastStep: number;
  /** SHA-256 of the recovery codes that are left, hex. */
  recovery: string[];
  /** The code that was used last for something that may be done twice at once. */
  lastUse?: CodeUse;
}

export interface CodeUse {
  /** What it was used for. */
  act: string;
  /** SHA-256, hex. */
  code: string;
}

export const secondFactorCollections = {
  secondFactors: collection<SecondFactorDoc>({
    account: {
      ...byId,
      export: { file: "second-factor", without: ["secret", "recovery", "lastUse"] },
      deletion: "erased",
    },
    growth: { by: "account", most: "one for each" },
    stays: "as long as its account",
    shards: { by: "unsharded", why: "Small; an account has one at most, asked by `_id`." },
  }),
};
