import type { SessionDoc } from "../store/session/session-documents.ts";
import { html, type Html } from "./html.ts";
import { momentOf } from "./moment.ts";

/**
 * The part of the account page about where its owner is signed in.
 * @param own id of the session that asks
 */
export function sessionsPart(sessions: readonly SessionDoc[], own: string): Html {
  return html`<h2 id="sessions">Signed in</h2>
    <table class="cards">
      <thead>
        <tr>
          <th>With</th>
          <th>Since</th>
          <th>Last used</th>
          <th></th>
        </tr>
      </thead>
      <tbody>
        ${sessions.map(
          ({ _id, userAgent, createdAt, lastUsedAt }) =>
            html`<tr>
              <td>
                ${_id === own && html`<strong>Here.</strong> `}${userAgent ?? "a program without a name"}
              </td>
              <td data-name="Since">${momentOf(createdAt)}</td>
              <td data-name="Last used">${lastUsedAt ? momentOf(lastUsedAt) : "at its start"}</td>
              <td>
                <form method="post" action="/account/sessions/${_id}/end">
                  <button class="danger">${_id === own ? "Sign out" : "End"}</button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
