import { z } from "zod";
import { DeleteAccountDocument, RestoreAccountDocument } from "../../generated/rest-documents.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const deletion = z.strictObject({ password: z.string().describe("Password of the owner.") });
const restoration = z.strictObject({ token: z.string().describe("From the mail.") });

export const accountDeletionRoutes = [
  route({
    method: "DELETE",
    path: "/v1/account",
    access: "key",
    summary: "Closes the account at once; after days of grace all of it is erased.",
    reference: {
      operationId: "deleteAccount",
      tag: "Account",
      body: { schema: deletion, example: { password: "correct horse battery" } },
      answer: { status: 200, description: "When it was closed and will be erased." },
      errors: ["invalid_input"],
    },
    document: DeleteAccountDocument,
    variables: ({ body }) => read(deletion, body, "field"),
  }),
  route({
    method: "POST",
    path: "/v1/account/restore",
    access: "public",
    summary: "Opens a closed account again by the token of the mail.",
    reference: {
      operationId: "restoreAccount",
      tag: "Account",
      body: { schema: restoration, example: { token: "<43 characters from the mail>" } },
      answer: { status: 200, description: "What to do next." },
      errors: ["invalid_input", "not_found"],
    },
    document: RestoreAccountDocument,
    variables: ({ body }) => read(restoration, body, "field"),
  }),
];
