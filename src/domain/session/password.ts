import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../errors/app-error.ts";
import { FairShare } from "../../kernel/fair-share.ts";

const MIN_CHARACTERS = 10;
const MAX_CHARACTERS = 200;
/** What OWASP asks of argon2id, which is what the library makes unless set otherwise. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the threads of the process, which read files, pack answers and look up names, too: guesses from everywhere leave some free. */
const places = new FairShare("passwords");

/** Compared with where nobody has the e-mail address, so that the answer takes as long. */
const nobodys = hash("nobody has this password", COSTS);

/**
 * Throws `invalid_input` for one that is too short or too long.
 * @param client whose turn it is
 */
export async function passwordHashOf(password: string, client: string): Promise<string> {
  const { length } = password;
  if (length < MIN_CHARACTERS || length > MAX_CHARACTERS) {
    const message = `A password has ${MIN_CHARACTERS} to ${MAX_CHARACTERS} characters.`;
    throw new AppError("invalid_input", {
      message,
      details: [{ path: "password", code: "length", message }],
    });
  }
  return inTurn(client, () => hash(password, COSTS));
}

/**
 * Whether it is the password; false, after the usual time, where there is none.
 * @param client whose turn it is
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  client: string,
): Promise<boolean> {
  const compared = passwordHash ?? (await nobodys);
  const isRight = await inTurn(client, () => verify(compared, password.slice(0, MAX_CHARACTERS)));
  return isRight && passwordHash !== null;
}

async function inTurn<T>(client: string, work: () => Promise<T>): Promise<T> {
  const giveBack = await places.take(client);
  try {
    return await work();
  } finally {
    giveBack();
  }
}
