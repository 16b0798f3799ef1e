import { QuarryError, type QuarryClient, type SignedIn } from "../client/index.ts";
import type { Cli } from "./cli.ts";
import { clientOf } from "./client-of.ts";
import { readProfiles, saveProfile, type Profile } from "./profiles/profile-file.ts";
import { answerOf } from "./secret.ts";

const ASKED_TIMES = 3;
const CODE = "code of the authenticator app, or a recovery code";

/** Signs in, and asks for the code of the second factor where one is on and none, or a wrong one, was given. */
export async function signIn(
  cli: Cli,
  client: QuarryClient,
  { email, password, code, url }: { email: string; password: string; code: string | undefined; url: string },
): Promise<SignedIn> {
  // The session of before, be it over, shows that this program was signed in here.
  const known = Object.values(readProfiles(cli.env).profiles).find(
    (one) => one.kind === "session" && one.url === url,
  );
  return withCode(cli, code, (given) => client.signIn(email, password, given, known?.credential));
}

/** Calls with a code of the second factor, which is asked for on a terminal as often as it is needed, but not for ever. */
export async function withCode<T>(
  cli: Cli,
  first: string | undefined,
  call: (code: string | undefined) => Promise<T>,
): Promise<T> {
  let code = first;
  for (let asked = 0; ; asked += 1)
    try {
      return await call(code);
    } catch (error) {
      if (!(error instanceof QuarryError) || !/^second_factor_(required|wrong)$/.test(error.code))
        throw error;
      if (asked === ASKED_TIMES || !process.stdin.isTTY) throw error;
      if (error.code === "second_factor_wrong") cli.err.line(error.message);
      code = await answerOf(cli, CODE);
    }
}

/** What is shown of a profile: all but its credential. */
export type ShownProfile = Omit<Profile, "credential"> & { profile: string };

/**
 * Keeps a credential that the gateway knows as a profile, and puts that in use. Throws `unauthenticated` for one that it does not.
 * @param name that of the profile; of the gateway's host unless given
 */
export async function keepCredential(
  cli: Cli,
  { url, credential, email }: { url: string; credential: string; email: string | null },
  name?: string,
): Promise<ShownProfile> {
  const { accountId, kind } = await clientOf({ url, apiKey: credential }).credential();
  const profile = name ?? cli.chosenProfile() ?? new URL(url).host;
  const word = kind === "SESSION" ? "session" : kind === "API_KEY" ? "api_key" : "operator";
  saveProfile(cli.env, profile, { url, credential, kind: word, accountId, email });
  return { profile, url, kind: word, accountId, email };
}
