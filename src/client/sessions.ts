import {
  ClaimAccountDocument,
  VerifyEmailDocument,
  ChangePasswordDocument,
  ResetPasswordDocument,
  RequestPasswordResetDocument,
  SessionsDocument,
  RevokeSessionDocument,
  SignInDocument,
  SignOutDocument,
  SignUpDocument,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type { Session, SignedIn } from "./models.ts";
import { given } from "./quarry-error.ts";

/** Owners and where they are signed in. The token of a session is given to `createQuarryClient` as `apiKey`. */
export interface SessionCalls {
  /** Mails a token for `verifyEmail`, whether the address has an account or not. Returns what to do next. */
  signUp(owner: { email: string; name: string }): Promise<string>;
  /** Makes the account that a mailed token is for, with this password, and signs in. */
  verifyEmail(token: string, password: string): Promise<SignedIn>;
  /** `code` where the account has a second factor: of the authenticator app, or a recovery code. */
  signIn(email: string, password: string, code?: string): Promise<SignedIn>;
  /** Ends the session of this client. */
  signOut(): Promise<Session>;
  /** Newest first, at most 100. */
  sessions(): Promise<Session[]>;
  revokeSession(id: string): Promise<Session>;
  /** Ends all other sessions of the account; returns how many. */
  changePassword(current: string, password: string): Promise<number>;
  /** Mails a token for `resetPassword`, or that the address has no account. Returns what to do next. */
  requestPasswordReset(email: string): Promise<string>;
  /** `code` as in `signIn`. */
  resetPassword(token: string, password: string, code?: string): Promise<SignedIn>;
  /** Gives the account that the server began with an owner, with the key that it started with. */
  claimAccount(email: string, password: string): Promise<SignedIn>;
}

const coded = (code: string | undefined): { code?: string } => (code === undefined ? {} : { code });

export function sessionCalls(http: HttpSettings): SessionCalls {
  const { url } = http;
  return {
    signUp: async (owner) => given(url, (await send(http, SignUpDocument, owner)).signUp).message,
    verifyEmail: async (token, password) =>
      given(url, (await send(http, VerifyEmailDocument, { token, password })).emailVerify),
    signIn: async (email, password, code) =>
      given(url, (await send(http, SignInDocument, { email, password, ...coded(code) })).signIn),
    signOut: async () => given(url, (await send(http, SignOutDocument, {})).signOut).session,
    sessions: async () => (await send(http, SessionsDocument, {})).sessions,
    revokeSession: async (id) =>
      given(url, (await send(http, RevokeSessionDocument, { id })).sessionRevoke).session,
    changePassword: async (current, password) =>
      given(url, (await send(http, ChangePasswordDocument, { current, password })).passwordChange)
        .revokedSessions,
    requestPasswordReset: async (email) =>
      given(url, (await send(http, RequestPasswordResetDocument, { email })).passwordResetRequest).message,
    resetPassword: async (token, password, code) =>
      given(
        url,
        (await send(http, ResetPasswordDocument, { token, password, ...coded(code) })).passwordReset,
      ),
    claimAccount: async (email, password) =>
      given(url, (await send(http, ClaimAccountDocument, { email, password })).accountClaim),
  };
}
