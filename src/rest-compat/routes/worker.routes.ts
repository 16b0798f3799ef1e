import { OperatorWorkersDocument } from "../../generated/rest-documents.ts";
import { worker } from "../../kinds/worker.ts";
import { rows } from "../row.ts";

export const workerRoutes = rows(worker, { "GET /": OperatorWorkersDocument });
