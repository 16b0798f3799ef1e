import type { Page } from "puppeteer-core";
import type { Account } from "./subject.ts";

/** Where an action is done. */
export type Face = "api" | "cli" | "page";

/** What was prepared for an action, such as the id of what it is about. */
export type Given = Readonly<Record<string, string>>;

/** What one does on each face, and what comes of it. */
interface Deed {
  variables: (given: Given) => Record<string, unknown>;
  /** Words after `quarry`, without `--json`. */
  command: (given: Given) => readonly string[];
  /** What a person presses and fills in. */
  press: (page: Page, given: Given) => Promise<unknown>;
}

/** Something that the dashboard can do: a mutation of it, and how it is done on every face. */
export interface Action extends Deed {
  /** The name of the document. */
  name: string;
  /** Puts an account in the state in which it can be done. */
  prepare?: ((account: Account, face: Face) => Promise<Given>) | undefined;
  /** The page below /dashboard. */
  path: (given: Given) => string;
  /** What the page says afterwards. */
  says: string;
  /** Fields of what `--json` prints that are not those of the answer at once, and why. */
  differs?: Readonly<Record<string, string>>;
  /** How it is refused; or why that cannot be seen. */
  refused: Refusal | { not: string };
}

/** It is refused by how the account was prepared, by what was changed since the page was opened, or by what is asked for. */
export interface Refusal extends Partial<Deed>, Pick<Action, "prepare"> {
  code: string;
  meanwhile?: (account: Account, given: Given) => Promise<unknown>;
  /** What the page says instead of the message with its advice, where it asks for what is missing at once. */
  says?: string;
}
