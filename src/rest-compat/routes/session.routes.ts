import { z } from "zod";
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
} from "../../generated/rest-documents.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const email = z.string().describe("E-mail address.");
const password = z.string().describe("Password, 10 to 200 characters.");
const token = z.string().describe("From the mail.");
const signUp = z.strictObject({ email, name: z.string().describe("Name of the account.") });
const verify = z.strictObject({ token, password });
const code = z
  .string()
  .optional()
  .describe("Where the account has a second factor: the present code of the app, or a recovery code.");
const credentials = z.strictObject({ email, password });
const signIn = z.strictObject({ email, password, code });
const change = z.strictObject({ current: z.string().describe("The present password."), password });
const resetRequest = z.strictObject({ email });
const reset = z.strictObject({ token, password, code });

const EMAIL = "ada@example.com";
const PASSWORD = "correct horse battery";
const TOKEN = "<43 characters from the mail>";
const signedIn = { status: 201, description: "The new session." } as const;
const mailed = { status: 200, description: "What to do next." } as const;

export const sessionRoutes = [
  route({
    method: "POST",
    path: "/v1/auth/sign-up",
    access: "public",
    summary: "Mails a token that makes an account; answers alike where the address has one already.",
    reference: {
      operationId: "signUp",
      tag: "Account",
      body: { schema: signUp, example: { email: EMAIL, name: "Ada" } },
      answer: mailed,
      errors: ["sign_up_closed", "invalid_input"],
    },
    document: SignUpDocument,
    variables: ({ body }) => read(signUp, body, "field"),
  }),
  route({
    method: "POST",
    path: "/v1/auth/verify",
    access: "public",
    summary:
      "Makes the account that a mailed token is for, with this password and on the plan Free, and signs in.",
    reference: {
      operationId: "verifyEmail",
      tag: "Account",
      body: { schema: verify, example: { token: TOKEN, password: PASSWORD } },
      answer: signedIn,
      errors: ["sign_up_closed", "invalid_input", "not_found"],
    },
    document: VerifyEmailDocument,
    variables: ({ body }) => read(verify, body, "field"),
  }),
  route({
    method: "POST",
    path: "/v1/auth/sign-in",
    access: "public",
    summary: "Signs in; the token is in this answer only.",
    reference: {
      operationId: "signIn",
      tag: "Account",
      body: { schema: signIn, example: { email: EMAIL, password: PASSWORD } },
      answer: signedIn,
      errors: ["invalid_input", "second_factor_required", "second_factor_wrong"],
    },
    document: SignInDocument,
    variables: ({ body }) => read(signIn, body, "field"),
  }),
  route({
    method: "POST",
    path: "/v1/auth/sign-out",
    access: "key",
    summary: "Ends the session that makes this call.",
    reference: {
      operationId: "signOut",
      tag: "Account",
      answer: { status: 200, description: "The session after the call." },
      errors: [],
    },
    document: SignOutDocument,
    variables: () => ({}),
  }),
  route({
    method: "GET",
    path: "/v1/auth/sessions",
    access: "key",
    summary: "Where the owner is signed in, newest first, at most 100.",
    reference: {
      operationId: "listSessions",
      tag: "Account",
      answer: { status: 200, description: "The sessions." },
      errors: [],
    },
    document: SessionsDocument,
    variables: () => ({}),
  }),
  route({
    method: "DELETE",
    path: "/v1/auth/sessions/:id",
    access: "key",
    summary: "Ends a session for good; one that was revoked already is returned as it is.",
    reference: {
      operationId: "revokeSession",
      tag: "Account",
      answer: { status: 200, description: "The session after the call." },
      errors: ["not_found"],
    },
    document: RevokeSessionDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "POST",
    path: "/v1/auth/password",
    access: "key",
    summary: "Changes the password and ends all other sessions of the account.",
    reference: {
      operationId: "changePassword",
      tag: "Account",
      body: { schema: change, example: { current: PASSWORD, password: "a better horse battery" } },
      answer: { status: 200, description: "How many sessions it ended." },
      errors: ["invalid_input"],
    },
    document: ChangePasswordDocument,
    variables: ({ body }) => read(change, body, "field"),
  }),
  route({
    method: "POST",
    path: "/v1/auth/password-reset",
    access: "public",
    summary: "Mails a token that sets another password, or that the address has no account; answers alike.",
    reference: {
      operationId: "requestPasswordReset",
      tag: "Account",
      body: { schema: resetRequest, example: { email: EMAIL } },
      answer: mailed,
      errors: ["invalid_input"],
    },
    document: RequestPasswordResetDocument,
    variables: ({ body }) => read(resetRequest, body, "field"),
  }),
  route({
    method: "POST",
    path: "/v1/auth/password-reset/confirm",
    access: "public",
    summary: "Sets another password by a mailed token, ends all sessions of the account, and signs in.",
    reference: {
      operationId: "resetPassword",
      tag: "Account",
      body: { schema: reset, example: { token: TOKEN, password: PASSWORD } },
      answer: signedIn,
      errors: ["invalid_input", "not_found", "second_factor_required", "second_factor_wrong"],
    },
    document: ResetPasswordDocument,
    variables: ({ body }) => read(reset, body, "field"),
  }),
  route({
    method: "POST",
    path: "/v1/account/claim",
    access: "key",
    summary:
      "Gives the account that the server began with an owner, once; with the key that it started with.",
    reference: {
      operationId: "claimAccount",
      tag: "Account",
      body: { schema: credentials, example: { email: EMAIL, password: PASSWORD } },
      answer: signedIn,
      errors: ["invalid_input"],
    },
    document: ClaimAccountDocument,
    variables: ({ body }) => read(credentials, body, "field"),
  }),
];
