import type { Indexes } from "../indexes.ts";

/** An account that its owner wants deleted. */
export interface AccountClosing {
  at: Date;
  /** When it is erased, unless it is brought back. */
  eraseAt: Date;
  /** Whether the mail that says so is made. */
  isTold: boolean;
  /** True once it cannot be brought back. */
  isErasing?: true;
}

export interface AccountDoc {
  _id: string;
  /** Empty in what is left of one that was erased. */
  name: string;
  plan: { name: string };
  createdAt: Date;
  /** True of the account that a server starts with: it has a plan without paying, and every start makes it anew. */
  isLocal?: true;
  /** Absent while it is open. */
  closing?: AccountClosing;
  erasedAt?: Date;
}

export const accountIndexes: Indexes = {
  accounts: [
    {
      key: { "closing.at": 1 },
      partialFilterExpression: { "closing.at": { $exists: true } },
      name: "closed",
    },
  ],
};
