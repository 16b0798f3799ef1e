import {
  ChangePasswordDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  RevokeSessionDocument,
  SessionsDocument,
  SignInDocument,
  SignOutDocument,
  SignUpDocument,
  VerifyEmailDocument,
} from "../../generated/rest-documents.ts";
import { session } from "../../kinds/session.ts";
import { row, rows } from "../row.ts";

export const sessionRoutes = rows(session, {
  "GET /": SessionsDocument,
  "DELETE /:id": RevokeSessionDocument,
  "POST /v1/auth/sign-up": SignUpDocument,
  "POST /v1/auth/verify": row(VerifyEmailDocument, { status: 201 }),
  "POST /v1/auth/sign-in": row(SignInDocument, { status: 201 }),
  "POST /v1/auth/sign-out": SignOutDocument,
  "POST /v1/auth/password": ChangePasswordDocument,
  "POST /v1/auth/password-reset": RequestPasswordResetDocument,
  "POST /v1/auth/password-reset/confirm": row(ResetPasswordDocument, { status: 201 }),
});
