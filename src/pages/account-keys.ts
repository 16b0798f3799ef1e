import { ALL_SCOPES } from "../domain/access/caller.ts";
import type { AppError } from "../errors/app-error.ts";
import type { Scope } from "../kinds/access.ts";
import type { ApiKeyDoc } from "../store/credential/credential-documents.ts";
import { codeInput, inputOf, problemNotice, wantsCode } from "./form.ts";
import { html, type Html } from "./html.ts";
import { momentOf } from "./moment.ts";
import type { FormFields } from "./page-routes.ts";

const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  "requests:read": "Requests, their Records, logs and price histories",
  "requests:write": "creating, cancelling and resuming Requests",
  "billing:read": "balance, plan, ledger and invoices",
  account: "the account, its API keys, and what leads to a payment",
};

/** What was typed of a new key, and what was wrong with it; null while nothing was sent. */
export interface KeyDraft {
  fields: FormFields;
  problem: AppError;
}

/** The part of the account page about API keys. */
export function keysPart(keys: readonly ApiKeyDoc[], draft: KeyDraft | null): Html {
  const chosen = draft?.fields.all("scopes") ?? ALL_SCOPES;
  return html`<h2 id="keys">API keys</h2>
    ${keys.length === 0 ? html`<p class="quiet">None yet.</p>` : keysTable(keys)}
    <h3>Make a key</h3>
    ${problemNotice(draft?.problem ?? null)}
    <form class="fields" method="post" action="/account/keys">
      ${inputOf(
        {
          name: "label",
          label: "Name",
          autocomplete: "off",
          value: draft?.fields.get("label") ?? "",
          more: html`maxlength="100"`,
        },
        draft?.problem ?? null,
      )}
      <fieldset>
        <legend>What it may do</legend>
        ${ALL_SCOPES.map(
          (scope) =>
            html`<label class="check">
              <input
                type="checkbox"
                name="scopes"
                value="${scope}"
                ${chosen.includes(scope) && html`checked`}
              />
              <span><code>${scope}</code> <small>${SCOPE_WORDS[scope]}</small></span>
            </label>`,
        )}
      </fieldset>
      ${inputOf(
        {
          name: "expiresAt",
          label: "Last day, if it should expire",
          type: "date",
          autocomplete: "off",
          value: draft?.fields.get("expiresAt") ?? "",
          isOptional: true,
        },
        draft?.problem ?? null,
      )}
      ${draft !== null && wantsCode(draft.fields, draft.problem) && codeInput(draft.problem)}
      <button>Create the key</button>
    </form>`;
}

/** Copies what a button names. The clipboard is for pages by https and of this machine; on others the text is selected and copied. */
export const COPY = `for (const button of document.querySelectorAll("button[data-copy]")) {
  const source = document.getElementById(button.dataset.copy);
  button.hidden = false;
  button.addEventListener("click", async () => {
    getSelection().selectAllChildren(source);
    const isCopied = await (navigator.clipboard?.writeText(source.textContent) ?? Promise.reject())
      .then(() => true, () => document.execCommand("copy"));
    button.textContent = isCopied ? "Copied" : "Selected: copy it";
  });
}`;

const copyButton = (id: string, label: string): Html =>
  html`<p><button type="button" data-copy="${id}" hidden>${label}</button></p>`;

/** The page that shows a new key, this once. */
export function newKeyPart({ label }: ApiKeyDoc, secret: string, publicUrl: string): Html {
  return html`<p class="notice">
      This is the key <strong>${label}</strong>. Store it now: it is never shown again.
    </p>
    <pre id="secret">${secret}</pre>
    ${copyButton("secret", "Copy the key")}
    <p>Programs call with it as a header. In a shell, to see which account it is of:</p>
    <pre id="curl">curl -sS '${publicUrl}/v1/auth/credential' -H 'Authorization: Bearer ${secret}'</pre>
    ${copyButton("curl", "Copy the call")}
    <p><a class="button" href="/account#keys">Back to the account</a></p>`;
}

function keysTable(keys: readonly ApiKeyDoc[]): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th>Name</th>
        <th>Begins with</th>
        <th>Opens</th>
        <th>Made by</th>
        <th>Last used</th>
        <th>Ends</th>
        <th></th>
      </tr>
    </thead>
    <tbody>
      ${keys.map(
        ({ _id, label, hint, scopes, madeBy, lastUsedAt, expiresAt }) =>
          html`<tr>
            <td>${label}</td>
            <td data-name="Begins with"><code>${hint}</code></td>
            <td data-name="Opens">${(scopes ?? ALL_SCOPES).join(", ")}</td>
            <td data-name="Made by">${makerOf(keys, madeBy ?? null)}</td>
            <td data-name="Last used">${lastUsedAt ? momentOf(lastUsedAt) : "never"}</td>
            <td data-name="Ends">${expiresAt ? momentOf(expiresAt) : "when revoked"}</td>
            <td>
              <form method="post" action="/account/keys/${_id}/revoke">
                <button class="danger" aria-label="Revoke ${label}">Revoke</button>
                ${
                  keys.some(({ ancestors = [] }) => ancestors.includes(_id)) &&
                  html`<label class="check"
                    ><input type="checkbox" name="alone" value="yes" /><small
                      >but not the keys that it made</small
                    ></label
                  >`
                }
              </form>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A key by its name, where it works still. */
function makerOf(keys: readonly ApiKeyDoc[], madeBy: ApiKeyDoc["madeBy"] | null): string {
  if (madeBy == null) return "";
  if (madeBy.kind === "session") return "you";
  return `key ${keys.find(({ _id }) => _id === madeBy.id)?.label ?? madeBy.id}`;
}
