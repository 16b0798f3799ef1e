import { clientWith } from "./client-with.ts";
import { toSignIn } from "./to-sign-in.ts";

/** Calls /graphql with the cookie of the session, as any page of this server could. */
export const client = clientWith({ credentials: "same-origin" }, toSignIn);
