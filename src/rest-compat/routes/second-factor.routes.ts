import { z } from "zod";
import {
  CreateRecoveryCodesDocument,
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  DisableSecondFactorDocument,
  SecondFactorDocument,
} from "../../generated/rest-documents.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const password = z.string().describe("The present password.");
const begin = z.strictObject({ password });
const confirm = z.strictObject({ code: z.string().describe("Present code of the app.") });
const proof = z.strictObject({
  password,
  code: z.string().describe("Present code of the app, or a recovery code."),
});

const PATH = "/v1/account/second-factor";
const PROOF = { password: "correct horse battery", code: "123456" };
const REFUSALS = ["second_factor_off", "second_factor_required", "second_factor_wrong"] as const;

export const secondFactorRoutes = [
  route({
    method: "GET",
    path: PATH,
    access: "key",
    summary:
      "Whether signing in asks for a code of an authenticator app, and how many recovery codes are left.",
    reference: {
      operationId: "getSecondFactor",
      tag: "Account",
      answer: { status: 200, description: "The second factor, on or off." },
      errors: [],
    },
    document: SecondFactorDocument,
    variables: () => ({}),
  }),
  route({
    method: "POST",
    path: PATH,
    access: "key",
    summary:
      "Gives a secret to an authenticator app, with a session; nothing is on until a first code confirms it.",
    reference: {
      operationId: "beginSecondFactor",
      tag: "Account",
      body: { schema: begin, example: { password: PROOF.password } },
      answer: { status: 201, description: "The secret, in this answer only, as text, URL and QR code." },
      errors: ["invalid_input", "second_factor_on"],
    },
    document: BeginSecondFactorDocument,
    variables: ({ body }) => read(begin, body, "field"),
  }),
  route({
    method: "POST",
    path: `${PATH}/confirm`,
    access: "key",
    summary:
      "Turns the second factor on, by a first code of the app, and ends all other sessions of the account.",
    reference: {
      operationId: "confirmSecondFactor",
      tag: "Account",
      body: { schema: confirm, example: { code: PROOF.code } },
      answer: {
        status: 200,
        description: "The second factor, with recovery codes that are in this answer only.",
      },
      errors: ["invalid_input", "second_factor_off", "second_factor_on", "second_factor_wrong"],
    },
    document: ConfirmSecondFactorDocument,
    variables: ({ body }) => read(confirm, body, "field"),
  }),
  route({
    method: "DELETE",
    path: PATH,
    access: "key",
    summary: "Turns the second factor off: the password is enough then.",
    reference: {
      operationId: "disableSecondFactor",
      tag: "Account",
      body: { schema: proof, example: PROOF },
      answer: { status: 200, description: "The second factor, off." },
      errors: ["invalid_input", ...REFUSALS],
    },
    document: DisableSecondFactorDocument,
    variables: ({ body }) => read(proof, body, "field"),
  }),
  route({
    method: "POST",
    path: `${PATH}/recovery-codes`,
    access: "key",
    summary: "Makes ten other recovery codes; none of before works any more.",
    reference: {
      operationId: "createRecoveryCodes",
      tag: "Account",
      body: { schema: proof, example: PROOF },
      answer: { status: 201, description: "The recovery codes, in this answer only." },
      errors: ["invalid_input", ...REFUSALS],
    },
    document: CreateRecoveryCodesDocument,
    variables: ({ body }) => read(proof, body, "field"),
  }),
];
