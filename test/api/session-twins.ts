import { expect } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import type { CredentialTwinCalls } from "./account-twins.ts";
import type { Twins } from "./twins.ts";

const SESSION = "{ id userAgent createdAt lastUsedAt expiresAt revokedAt }";
const OWNER = { email: "twin@example.com", password: "correct horse battery" };
const NEWCOMER = { email: OWNER.email, name: "Twin" };
const OWNER_ARGS = "($email: String!, $password: String!)";

const codeAndMessage = ({ code, message }: AnswerJson) => {
  expect(code).toEqual(expect.any(String));
  return { code, message };
};
/** A session without what differs from one to the next. */
const shownOf = ({ id, token = "", createdAt, expiresAt, revokedAt, ...session }: AnswerJson) => {
  expect(id).toMatch(/^ses_/);
  return {
    ...session,
    token: token.slice(0, 3),
    members: [typeof createdAt, typeof expiresAt, typeof revokedAt],
  };
};

interface SessionTwinCalls extends CredentialTwinCalls {
  /** What GraphQL refuses a call with. */
  refusal(query: string, variables?: Record<string, unknown>): Promise<unknown>;
}

/** The routes of owners and their sessions. */
export function sessionTwins({ ask, call, remove, as, refusal }: SessionTwinCalls): Twins {
  return {
    "POST /v1/auth/sign-up": {
      rest: () => call("/v1/auth/sign-up", NEWCOMER),
      graphql: async () =>
        (
          await ask(
            "mutation ($email: String!, $name: String!) { signUp(email: $email, name: $name) { message } }",
            NEWCOMER,
          )
        ).signUp,
    },
    "POST /v1/auth/verify": {
      rest: async () =>
        codeAndMessage(await call("/v1/auth/verify", { token: "nope", password: OWNER.password })),
      graphql: () =>
        refusal('mutation { emailVerify(token: "nope", password: "correct horse battery") { token } }'),
    },
    "POST /v1/account/claim": {
      rest: async () => {
        const { token, ...session } = await call("/v1/account/claim", OWNER);
        expect(await call("/v1/auth/sessions")).toEqual({ data: [session], nextCursor: null });
        return codeAndMessage(await call("/v1/account/claim", OWNER));
      },
      graphql: () =>
        refusal(
          `mutation ${OWNER_ARGS} { accountClaim(email: $email, password: $password) { token } }`,
          OWNER,
        ),
    },
    "DELETE /v1/account": {
      rest: async () => codeAndMessage(await remove("/v1/account", { password: OWNER.password })),
      graphql: () =>
        refusal("mutation ($password: String!) { accountDelete(password: $password) { id } }", {
          password: OWNER.password,
        }),
    },
    "POST /v1/account/restore": {
      rest: async () => codeAndMessage(await call("/v1/account/restore", { token: "nope" })),
      graphql: () => refusal('mutation { accountRestore(token: "nope") { message } }'),
    },
    "POST /v1/auth/sign-in": {
      rest: async () => shownOf(await call("/v1/auth/sign-in", OWNER)),
      graphql: async () => {
        const query = `mutation ${OWNER_ARGS} { signIn(email: $email, password: $password) { token session ${SESSION} } }`;
        const { token, session } = (await ask(query, OWNER)).signIn;
        return shownOf({ ...session, token });
      },
    },
    "GET /v1/auth/sessions": {
      rest: () => call("/v1/auth/sessions"),
      graphql: async () => ({ data: (await ask(`{ sessions ${SESSION} }`)).sessions, nextCursor: null }),
    },
    "POST /v1/auth/password": {
      rest: async () =>
        codeAndMessage(
          await call("/v1/auth/password", { current: "wrong password", password: OWNER.password }),
        ),
      graphql: () =>
        refusal(
          'mutation { passwordChange(current: "wrong password", password: "correct horse battery") { revokedSessions } }',
        ),
    },
    "POST /v1/auth/password-reset": {
      rest: () => call("/v1/auth/password-reset", { email: "nobody@example.com" }),
      graphql: async () =>
        (await ask('mutation { passwordResetRequest(email: "nobody@example.com") { message } }'))
          .passwordResetRequest,
    },
    "POST /v1/auth/password-reset/confirm": {
      rest: async () =>
        codeAndMessage(
          await call("/v1/auth/password-reset/confirm", { token: "nope", password: OWNER.password }),
        ),
      graphql: () =>
        refusal('mutation { passwordReset(token: "nope", password: "correct horse battery") { token } }'),
    },
    "POST /v1/auth/sign-out": {
      rest: async () => {
        const { token, id } = await call("/v1/auth/sign-in", OWNER);
        const out = await as(token, "/v1/auth/sign-out", { method: "POST" });
        expect([out.status, out.body.id]).toEqual([200, id]);
        expect((await as(token, "/v1/account")).status).toBe(401);
        return codeAndMessage(await call("/v1/auth/sign-out", {}));
      },
      graphql: () => refusal("mutation { signOut { session { id } } }"),
    },
    "DELETE /v1/auth/sessions/:id": {
      rest: async () => {
        const { token, id } = await call("/v1/auth/sign-in", OWNER);
        const path = `/v1/auth/sessions/${id}`;
        const body = await remove(path);
        expect((await as(token, "/v1/account")).status).toBe(401);
        return shownOf(body);
      },
      graphql: async () => {
        const { session } = (
          await ask(
            `mutation ${OWNER_ARGS} { signIn(email: $email, password: $password) { session { id } } }`,
            OWNER,
          )
        ).signIn;
        const query = `mutation ($id: ID!) { sessionRevoke(id: $id) { session ${SESSION} } }`;
        return shownOf((await ask(query, { id: session.id })).sessionRevoke.session);
      },
    },
  };
}
