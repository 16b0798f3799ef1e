import { createHash } from "node:crypto";
import type { CodeSpec } from "../../errors/code-spec.ts";
import { CODES } from "../../errors/codes.ts";
import { moneyText } from "../../kernel/usd.ts";
import { escapeHtml, prose } from "../../pages/html.ts";
import type { Front } from "./front.ts";

const STYLE = `:root{color-scheme:light dark;--text:#1b1b1f;--quiet:#555;--page:#fff;--raised:#f1f1f4;--line:#ddd;--link:#0b57b0;--target:#fff8d6}
@media(prefers-color-scheme:dark){:root{--text:#e6e6ea;--quiet:#aaa;--page:#16161a;--raised:#2a2a30;--line:#333;--link:#9ecbff;--target:#3a3410}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:var(--text);background:var(--page)}
a{color:var(--link)}pre{white-space:pre-wrap;background:var(--raised);padding:.6rem .8rem;border-radius:4px}pre code{padding:0}code{background:var(--raised);padding:.1em .3em;border-radius:3px;overflow-wrap:anywhere}section{border-top:1px solid var(--line);padding:.5rem 0}section:target{background:var(--target)}
h2{font-size:1.1rem;margin:.5rem 0}dl{display:grid;grid-template-columns:9rem minmax(0,1fr);gap:.2rem 1rem;margin:.5rem 0}dt{color:var(--quiet)}dd{margin:0}
input{font:inherit;width:100%;padding:.4rem .6rem;color:inherit;background:var(--raised);border:1px solid var(--line);border-radius:4px}
@media(max-width:40rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.6rem}}`;

/** Shows the sections that hold all words of the search. The page reads the same without it. */
const SEARCH = `const field = document.querySelector("input");
const count = document.querySelector("output");
const sections = [...document.querySelectorAll("section")].map((one) => [one, one.textContent.toLowerCase()]);
function search() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const [section, text] of sections) {
    section.hidden = !words.every((word) => text.includes(word));
    if (!section.hidden) shown += 1;
  }
  count.textContent = words.length === 0 ? "" : shown === 1 ? "1 code" : shown + " codes";
}
field.addEventListener("input", search);
addEventListener("hashchange", () => { field.value = ""; search(); });
document.querySelector("form").hidden = false;`;
const SEARCH_HASH = createHash("sha256").update(SEARCH).digest("base64");

/** Pages are whole in themselves; the one script there is may run by its hash. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${SEARCH_HASH}'`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const RETRY_WORDS: Record<CodeSpec["retry"], string> = {
  never: "No: the same call fails again.",
  later: "Yes, after a pause.",
  after_change: "After a change of state, such as a top-up.",
};

const HOME = `<p><a href="/">Quarry</a>, <a href="/docs">API reference</a>, <a href="/graphql">GraphiQL</a></p>`;

/** The page behind every `docs_url`: one section per code of the dictionary. */
export function errorsPage(): string {
  const sections = Object.entries<CodeSpec>(CODES).map(
    ([code, spec]) =>
      `<section id="${code}"><h2><a href="#${code}"><code>${code}</code></a></h2><p>${prose(spec.message).text}</p>` +
      `<dl><dt>HTTP status</dt><dd>${spec.http}</dd><dt>Retry</dt><dd>${RETRY_WORDS[spec.retry]}</dd><dt>What to do</dt><dd>${prose(spec.agent).text}</dd></dl></section>`,
  );
  const intro =
    "<p>Every error carries <code>code</code>, <code>message</code>, <code>agent_instruction</code>, <code>docs_url</code>, <code>request_id</code>, <code>retryable</code> and <code>details</code>.</p>";
  const search = `<form hidden role="search"><label>Search codes, messages and advice <input type="search" autocomplete="off"></label> <output></output></form>`;
  return page("Errors", `${HOME}${intro}${search}${sections.join("")}<script>${SEARCH}</script>`);
}

/** What this is, what to do first, what it costs, and what is where. */
export function frontPage(front: Front): string {
  const toDo = front.toDo.map(
    ({ title, what, path }) => `<li><a href="${path}">${title}</a>: ${prose(what).text}</li>`,
  );
  const links = [...front.reference, ...front.guides].map(
    ({ title, what, path }) =>
      `<dt><a href="${path}">${escapeHtml(title)}</a></dt><dd>${prose(what).text}</dd>`,
  );
  const prices = front.scrapers.map(
    ({ id, title, unit, usdMicros }) =>
      `<dt><code>${escapeHtml(id)}</code></dt><dd>${escapeHtml(title)}: ${moneyText(usdMicros)} per ${escapeHtml(unit)}</dd>`,
  );
  const plans = front.plans.map(
    ({ name, usdMicrosAMonth, includedUsdMicros, canScrape }) =>
      `<dt>${name}</dt><dd>${moneyText(usdMicrosAMonth)} a month; ${canScrape ? `${moneyText(includedUsdMicros)} of balance included` : "no scraping"}</dd>`,
  );
  const rows = front.routes.map(
    ({ method, path, what }) =>
      `<dt><code>${method}</code></dt><dd><code>${escapeHtml(path)}</code><br>${prose(what).text}</dd>`,
  );
  const example =
    front.example === null
      ? ""
      : `<p>In a shell, with the key in <code>QUARRY_API_KEY</code>:</p><pre><code>${escapeHtml(front.example)}</code></pre>`;
  return page(
    "Quarry",
    `<p>${escapeHtml(front.what)}</p><ol>${toDo.join("")}</ol>${example}` +
      `<p><a href="/dashboard/">Dashboard</a>, <a href="/sign-in">sign in</a>, <a href="/sign-up">sign up</a>. For programs: <a href="/llms.txt">llms.txt</a>, and this page as <code>application/json</code>.</p>` +
      `<section id="prices"><h2>Prices</h2><p>Each Record that is stored costs once; what finds nothing costs nothing.</p><dl>${prices.join("")}</dl><p>Plans:</p><dl>${plans.join("")}</dl></section>` +
      `<section id="documents"><h2>Documents</h2><dl>${links.join("")}</dl></section>` +
      `<section id="routes"><h2>Routes</h2><p>GraphQL over HTTP and WebSocket is at <code>/graphql</code>, over server-sent events at <code>/graphql/stream</code>.</p><dl>${rows.join("")}</dl></section>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${body}</body></html>`;
}
