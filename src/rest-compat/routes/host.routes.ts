import { OperatorHostsDocument } from "../../generated/rest-documents.ts";
import { host } from "../../kinds/host.ts";
import { rows } from "../row.ts";

export const hostRoutes = rows(host, { "GET /": OperatorHostsDocument });
