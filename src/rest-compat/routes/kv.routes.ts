import {
  CreateKvNamespaceDocument,
  DeleteKvNamespaceDocument,
  KvNamespaceDocument,
  KvNamespacesDocument,
  RestoreKvNamespaceDocument,
} from "../../generated/rest-documents.ts";
import { kvNamespace } from "../../kinds/kv.ts";
import { rows } from "../row.ts";

export const kvNamespaceRoutes = rows(kvNamespace, {
  "GET /": KvNamespacesDocument,
  "POST /": CreateKvNamespaceDocument,
  "GET /:namespace": KvNamespaceDocument,
  "DELETE /:namespace": DeleteKvNamespaceDocument,
  "POST /:namespace/restore": RestoreKvNamespaceDocument,
});
