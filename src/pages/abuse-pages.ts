import type { FastifyInstance } from "fastify";
import { ABUSE_INPUT } from "../domain/abuse/report-input.ts";
import { ABUSE_CATEGORIES, type AbuseCategory } from "../kinds/abuse.ts";
import { assertAccess } from "../domain/access/assert-access.ts";
import { AppError } from "../errors/app-error.ts";
import type { Services } from "../services/services.ts";
import { inputOf, problemNotice, serveForm, type FormPage } from "./form.ts";
import { html, type Html } from "./html.ts";
import { visitorOf } from "./kept-session.ts";
import { navOf } from "./page-nav.ts";
import { sendPage } from "./shell.ts";

/** Where anybody reports abuse, and sees how the report stands. */
export function abusePages(pages: FastifyInstance, services: Services): void {
  serveForm(pages, reportForm(services));
  pages.get<{ Params: { link: string } }>("/abuse/status/:link", async ({ caller, params }, reply) => {
    const report = await services.abuseIntake.receipt(params.link);
    if (report === null) throw new AppError("not_found", { message: "There is no such report." });
    const { _id, status, severity, createdAt, updatedAt } = report;
    return sendPage(reply, {
      title: "Your report of abuse",
      nav: navOf(caller),
      body: html`<dl>
          <dt>Report</dt>
          <dd><code>${_id}</code></dd>
          <dt>Status</dt>
          <dd>${WORDS[status]}</dd>
          <dt>Severity</dt>
          <dd>${severity}</dd>
          <dt>Received</dt>
          <dd>${createdAt.toISOString()}</dd>
          <dt>Last change</dt>
          <dd>${updatedAt.toISOString()}</dd>
        </dl>
        <p class="quiet">
          Everyone who has the address of this page can see it. Keep your evidence until the report is closed.
        </p>`,
    });
  });
}

/** For who has reported: neither who decided, nor what the owner said. */
const WORDS = {
  open: "Waits for an operator",
  triaged: "An operator has looked at it",
  quarantined: "What you reported is blocked",
  owner_notified: "The owner was told",
  resolved: "Closed: dealt with",
  rejected: "Closed: not supported",
  appealed: "The owner has answered, and operators decide",
} as const;

function reportForm(services: Services): FormPage {
  return {
    path: "/abuse",
    show: (fields, problem, { caller }) => ({
      title: "Report abuse",
      nav: navOf(caller),
      body: html`${problemNotice(problem)}
        <p>
          Of a page or service on this server. The people who run it read this; the owner never sees your
          address.
        </p>
        <form class="fields" method="post" action="/abuse">
          ${inputOf(
            {
              name: "targetUrl",
              label: "Address (URL)",
              autocomplete: "url",
              value: fields.get("targetUrl"),
            },
            problem,
          )}
          <label>What is it? ${categories(fields.get("category"))}</label>
          ${inputOf(
            {
              ...{
                name: "reporterEmail",
                label: "Your e-mail address",
                type: "email",
                autocomplete: "email",
              },
              value: fields.get("reporterEmail"),
            },
            problem,
          )}
          ${inputOf(
            { name: "summary", label: "In one line", autocomplete: "off", value: fields.get("summary") },
            problem,
          )}
          ${textOf("details", "What is wrong?", fields.get("details"))}
          ${textOf("evidence", "Evidence: URL of a screenshot, id of a request, lines of a log", fields.get("evidence"))}
          <button>Report</button>
        </form>`,
    }),
    async send(fields, request, reply) {
      assertAccess(request.caller, "Mutation.abuseReportSubmit");
      const { address } = visitorOf(request, services);
      const { report, statusUrl } = await services.abuseIntake.report(
        {
          ...{ targetUrl: fields.get("targetUrl"), category: fields.get("category") as AbuseCategory },
          ...{ reporterEmail: fields.get("reporterEmail"), summary: fields.get("summary") },
          ...{ details: fields.get("details"), evidence: fields.get("evidence") },
          ...{ serviceId: null, objectPath: null, targetPath: null },
        },
        address,
      );
      return sendPage(reply, {
        title: "Thank you",
        nav: navOf(request.caller),
        body: html`<p>
            Your report is <code>${report._id}</code>. Keep this address, which says how it stands:
          </p>
          <p><a href="${statusUrl}">${statusUrl}</a></p>`,
      });
    },
  };
}

function categories(chosen: string): Html {
  const options = ABUSE_CATEGORIES.map(
    (one) =>
      html`<option value="${one}" ${one === chosen && html`selected`}>${one.replace("_", " ")}</option>`,
  );
  return html`<select name="category">
    ${options}
  </select>`;
}

function textOf(name: string, label: string, value: string): Html {
  return html`<label
    >${label}
    <textarea name="${name}" rows="5" required maxlength="${ABUSE_INPUT.textCharacters}">${value}</textarea>
  </label>`;
}
