import type { CodeSpec } from "../../errors/code-spec.ts";
import { CODES } from "../../errors/codes.ts";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
code{background:#f1f1f4;padding:.1em .3em;border-radius:3px}section{border-top:1px solid #ddd;padding:.5rem 0}section:target{background:#fff8d6}
h2{font-size:1.1rem;margin:.5rem 0}dl{display:grid;grid-template-columns:9rem 1fr;gap:.2rem 1rem;margin:.5rem 0}dt{color:#555}dd{margin:0}
@media(prefers-color-scheme:dark){body{color:#e6e6ea;background:#16161a}code{background:#2a2a30}section{border-color:#333}section:target{background:#3a3410}dt{color:#aaa}}`;

const RETRY_WORDS: Record<CodeSpec["retry"], string> = {
  never: "No: the same call fails again.",
  later: "Yes, after a pause.",
  after_change: "After a change of state, such as a top-up.",
};

/** The page behind every `docs_url`: one section per code of the dictionary. */
export function errorsPage(): string {
  const sections = Object.entries<CodeSpec>(CODES).map(
    ([code, spec]) =>
      `<section id="${code}"><h2><a href="#${code}"><code>${code}</code></a></h2><p>${escapeHtml(spec.message)}</p>` +
      `<dl><dt>HTTP status</dt><dd>${spec.http}</dd><dt>Retry</dt><dd>${RETRY_WORDS[spec.retry]}</dd><dt>What to do</dt><dd>${escapeHtml(spec.agent)}</dd></dl></section>`,
  );
  const intro =
    "<p>Every error carries <code>code</code>, <code>message</code>, <code>agent_instruction</code>, <code>docs_url</code>, <code>request_id</code>, <code>retryable</code> and <code>details</code>.</p>";
  return page("Errors", `${intro}${sections.join("")}`);
}

/** What is where on this server. */
export function indexPage(routes: readonly { method: string; path: string; summary: string }[]): string {
  const rows = routes.map(
    (one) =>
      `<dt><code>${one.method}</code></dt><dd><code>${escapeHtml(one.path)}</code><br>${escapeHtml(one.summary)}</dd>`,
  );
  return page(
    "Quarry",
    `<p>GraphQL over HTTP and WebSocket is at <code>/graphql</code>, over server-sent events at <code>/graphql/stream</code>.</p>` +
      `<p><a href="/docs">API reference</a>, <a href="/v1/openapi.json">OpenAPI document</a>, <a href="/docs/errors">all error codes</a>.</p>` +
      `<dl>${rows.join("")}</dl>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${body}</body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
