import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { findLogin } from "../../store/session/sessions.store.ts";
import type { Store } from "../../store/store.ts";
import type { SecretBox } from "../credential/secret-box.ts";
import { loginOf } from "./login-of.ts";
import type { SecondFactorGate } from "./second-factor-gate.ts";
import type { SessionService, SignedIn, Visitor } from "./session.service.ts";

const STEP_MS = 10 * 60_000;
/** What is sealed for the second step opens nothing else. */
const OWNER = "sign-in: the password was right";

/** The password was right: with `step` in its place only the code is asked for. */
export class CodeNeeded extends AppError {
  readonly step: string;

  constructor({ message }: AppError, step: string) {
    super("second_factor_required", { message });
    this.step = step;
  }
}

interface Deps {
  store: Store;
  clock: Clock;
  box: SecretBox;
  sessions: SessionService;
  secondFactor: SecondFactorGate;
}

interface Step {
  email: string;
  /** Of the login: another after each change of the password. */
  version: number | null;
  until: number;
}

/** Signing in with a browser, which forgets the password between two pages: nobody types it twice. */
export class SignInSteps {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Throws as `SessionService.signIn` does, and CodeNeeded where a code is missing. */
  async first(
    given: { email: string; password: string; code: string | null },
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { store, clock, box, sessions } = this.#deps;
    // Read before the password is looked at: one that is changed meanwhile outdates the step.
    const { login } = await loginOf(store, given.email);
    try {
      return await sessions.signIn(given, visitor);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "second_factor_required" || login === null)
        throw error;
      const step: Step = {
        email: login._id,
        version: login.version ?? null,
        until: clock.now().getTime() + STEP_MS,
      };
      throw new CodeNeeded(error, await box.seal(JSON.stringify(step), OWNER));
    }
  }

  /** Throws `unauthenticated` where the first step is too old or the password another by now, and as the second factor does. */
  async second(sealed: string, code: string, visitor: Visitor): Promise<SignedIn> {
    const { store, clock, secondFactor, sessions } = this.#deps;
    const step = await this.#opened(sealed);
    const login = step === null ? null : await findLogin(store, step.email);
    const isGood = login !== null && step !== null && (login.version ?? null) === step.version;
    if (!isGood || step.until < clock.now().getTime())
      throw new AppError("unauthenticated", { message: "That took too long: sign in again." });
    await secondFactor.assertCode(login.accountId, code, await sessions.codeGuess(login, visitor));
    return sessions.open(login, visitor);
  }

  async #opened(sealed: string): Promise<Step | null> {
    try {
      return JSON.parse(await this.#deps.box.open(sealed, OWNER)) as Step;
    } catch {
      // Made up, or sealed with a key that is gone.
      return null;
    }
  }
}
