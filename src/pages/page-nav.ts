import type { AnyCaller } from "../domain/access/caller.ts";
import { HOME } from "./home.ts";
import { html, type Html } from "./html.ts";

/** What stands at the top of a page for who is signed in, and for who is not. */
export function navOf(caller: AnyCaller | null): Html {
  if (caller?.credential.kind !== "session")
    return html`<a href="/sign-in">Sign in</a><a href="/sign-up">Sign up</a>`;
  return html`<a href="${HOME}">Dashboard</a><a href="/graphql">GraphiQL</a>
    <form method="post" action="/sign-out"><button class="plain">Sign out</button></form>`;
}
