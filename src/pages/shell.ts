import type { FastifyReply } from "fastify";
import { createHash } from "node:crypto";
import { html, Html, type HtmlValue } from "./html.ts";

/** By day and by night, from 320 px on. */
const STYLE = `:root{color-scheme:light dark;--text:#1b1b1f;--quiet:#555;--page:#fff;--raised:#f1f1f4;--line:#ddd;--link:#0b57b0;--button:#0b57b0;--on-button:#fff;--good:#146c2e;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--text:#e6e6ea;--quiet:#aaa;--page:#16161a;--raised:#2a2a30;--line:#3a3a42;--link:#9ecbff;--button:#9ecbff;--on-button:#10233a;--good:#8fd8a0;--bad:#ffb4ab}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:0 auto;padding:0 1rem 3rem;color:var(--text);background:var(--page);overflow-wrap:anywhere}
a{color:var(--link)}code{background:var(--raised);padding:.1em .3em;border-radius:3px}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;padding:.8rem 0;border-bottom:1px solid var(--line)}nav strong{margin-right:auto}nav form{margin:0}
h1{font-size:1.6rem;margin:1.5rem 0 1rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}
form.fields{max-width:26rem;display:grid;gap:.9rem;margin:1rem 0}label{display:grid;gap:.25rem}
input,select,textarea{font:inherit;width:100%;padding:.55rem .7rem;color:inherit;background:var(--raised);border:1px solid var(--line);border-radius:6px}
button,a.button{font:inherit;display:inline-block;min-height:2.75rem;padding:.5rem 1.1rem;border:0;border-radius:6px;background:var(--button);color:var(--on-button);cursor:pointer;text-decoration:none}
button.plain{background:none;color:var(--link);padding:0;min-height:0;text-decoration:underline}button.danger{background:none;color:var(--bad);border:1px solid var(--bad)}
table.cards button{white-space:nowrap}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.45rem .8rem .45rem 0;border-top:1px solid var(--line);vertical-align:top}th{color:var(--quiet);font-weight:normal}
dl{display:grid;grid-template-columns:10rem minmax(0,1fr);gap:.2rem 1rem}dt{color:var(--quiet)}dd{margin:0}small,.quiet{color:var(--quiet)}
.notice{border-left:4px solid var(--good);padding:.5rem .9rem;background:var(--raised);margin:1rem 0}.notice.bad{border-color:var(--bad)}small.bad{color:var(--bad)}
@media(max-width:40rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.6rem}table.cards thead{display:none}table.cards tr{display:block;padding:.5rem 0;border-top:1px solid var(--line)}table.cards td{display:block;border:0;padding:.1rem 0}td[data-name]::before{content:attr(data-name) ": ";color:var(--quiet)}}`;
const STYLE_PART = new Html(`<style>${STYLE}</style>`);
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export interface PageContent {
  /** As text: shown as heading and in the title of the window. */
  title: string;
  body: Html;
  /** Links and buttons at the top, beside the name. */
  nav?: HtmlValue;
}

/** Sends a page that runs no script, loads nothing, and is kept by nobody's cache. */
export function sendPage(reply: FastifyReply, content: PageContent, status = 200): FastifyReply {
  const { title, body, nav } = content;
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
      </body>
    </html>`;
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .headers({
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      // A link in a mail carries a token, which must not go on to other sites.
      "referrer-policy": "same-origin",
      "x-frame-options": "DENY",
    })
    .send(whole.text);
}
