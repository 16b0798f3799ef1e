import type { FastifyReply } from "fastify";
import { createHash } from "node:crypto";
import { html, Html, type HtmlValue } from "./html.ts";

/** By day and by night, from 320 px on. */
const STYLE = `:root{color-scheme:light dark;--text:#1b1b1f;--quiet:#555;--page:#fff;--raised:#f1f1f4;--line:#ddd;--link:#0b57b0;--button:#0b57b0;--on-button:#fff;--good:#146c2e;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--text:#e6e6ea;--quiet:#aaa;--page:#16161a;--raised:#2a2a30;--line:#3a3a42;--link:#9ecbff;--button:#9ecbff;--on-button:#10233a;--good:#8fd8a0;--bad:#ffb4ab}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:0 auto;padding:0 1rem 3rem;color:var(--text);background:var(--page);overflow-wrap:anywhere}
a{color:var(--link)}code,pre{background:var(--raised);padding:.1em .3em;border-radius:3px}pre{padding:.6rem .8rem;white-space:pre-wrap}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;padding:.8rem 0;border-bottom:1px solid var(--line)}nav strong{margin-right:auto}nav form{margin:0}
h1{font-size:1.6rem;margin:1.5rem 0 1rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:1.5rem 0 .5rem}
form.row{display:flex;flex-wrap:wrap;gap:.6rem;margin:1rem 0}form.fields{max-width:26rem;display:grid;gap:.9rem;margin:1rem 0}label{display:grid;gap:.25rem}label.check{display:flex;gap:.5rem;align-items:baseline}fieldset{border:1px solid var(--line);border-radius:6px;display:grid;gap:.3rem}
input:not([type=checkbox]):not([type=radio]),select,textarea{font:inherit;width:100%;padding:.55rem .7rem;color:inherit;background:var(--raised);border:1px solid var(--line);border-radius:6px}
button,a.button{font:inherit;display:inline-block;min-height:2.75rem;padding:.5rem 1.1rem;border:0;border-radius:6px;background:var(--button);color:var(--on-button);cursor:pointer;text-decoration:none}
button.plain{background:none;color:var(--link);padding:0;min-height:0;text-decoration:underline}button.danger{background:none;color:var(--bad);border:1px solid var(--bad)}
table.cards button,table.cards code{white-space:nowrap}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.45rem .8rem .45rem 0;border-top:1px solid var(--line);vertical-align:top}th{color:var(--quiet);font-weight:normal}
dl{display:grid;grid-template-columns:10rem minmax(0,1fr);gap:.2rem 1rem}dt{color:var(--quiet)}dd{margin:0}small,.quiet{color:var(--quiet)}
.notice{border-left:4px solid var(--good);padding:.5rem .9rem;background:var(--raised);margin:1rem 0}.notice.bad{border-color:var(--bad)}small.bad{color:var(--bad)}
@media(max-width:40rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.6rem}table.cards thead{display:none}table.cards tr{display:block;padding:.5rem 0;border-top:1px solid var(--line)}table.cards td{display:block;border:0;padding:.1rem 0}td[data-name]::before{content:attr(data-name) ": ";color:var(--quiet)}}`;
const STYLE_PART = new Html(`<style>${STYLE}</style>`);
const sha256Base64 = (text: string): string => createHash("sha256").update(text).digest("base64");
const STYLE_HASH = sha256Base64(STYLE);

export interface PageContent {
  /** As text: shown as heading and in the title of the window. */
  title: string;
  body: Html;
  /** Links and buttons at the top, beside the name. */
  nav?: HtmlValue;
  /** The one script that the page may run, which it also works without. */
  script?: string;
  /** Origins besides our own to which forms of this page may lead, by redirects too. */
  formTargets?: readonly string[];
}

/** Sends a page that runs no script but the one that it says, loads nothing, and is kept by nobody's cache. */
export function sendPage(reply: FastifyReply, content: PageContent, status = 200): FastifyReply {
  const { title, body, nav, script, formTargets = [] } = content;
  const whole = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title} · Quarry</title>
        ${STYLE_PART}
      </head>
      <body>
        <nav>
          <strong><a href="/">Quarry</a></strong
          >${nav}
        </nav>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${script !== undefined && new Html(`<script>${script}</script>`)}
      </body>
    </html>`;
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .headers({
      "content-security-policy": policyOf(formTargets, script),
      "cache-control": "no-store",
      // A link in a mail carries a token, which must not go on to other sites.
      "referrer-policy": "same-origin",
      "x-frame-options": "DENY",
    })
    .send(whole.text);
}

function policyOf(formTargets: readonly string[], script: string | undefined): string {
  return [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src 'sha256-${sha256Base64(script)}'`]),
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
