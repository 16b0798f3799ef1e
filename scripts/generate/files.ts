import { casesSchema } from "./cases-schema.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliKinds } from "./cli-kinds.ts";
import { clientCalls } from "./client-calls.ts";
import { clientMakeCalls } from "./client-make-calls.ts";
import { clientModels } from "./client-models.ts";
import { clientReadme } from "./client-readme.ts";
import { dashboardDocuments } from "./dashboard-documents.ts";
import { dashboardKinds } from "./dashboard-kinds.ts";
import { dashboardScopes } from "./dashboard-scopes.ts";
import { errorsDoc } from "./errors-doc.ts";
import { familiesDoc } from "./families-doc.ts";
import { familyPages } from "./family-page.ts";
import { folderLists } from "./folder-lists.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { kindsDoc } from "./kinds-doc.ts";
import {
  operationsGrowth,
  operationsIndexes,
  operationsPools,
  operationsShards,
} from "./operations-collections.ts";
import { readmeConfiguration } from "./readme-configuration.ts";
import { readmeFamilies } from "./readme-families.ts";
import { recordFieldsDoc } from "./record-fields-doc.ts";
import { schemaFile } from "./schema.ts";
import { sdkSignatures } from "./sdk-signatures.ts";
import { serviceSchema, serviceTomlDoc } from "./service-toml.ts";
import { clientDocuments, restDocuments } from "./typed-documents.ts";

/** Every generated file that is committed, in the order in which they depend on each other. */
export const GENERATED: readonly GeneratedFile[] = [
  ...folderLists,
  schemaFile,
  restDocuments,
  clientDocuments,
  ...dashboardDocuments,
  ...dashboardKinds,
  dashboardScopes,
  clientModels,
  clientCalls,
  clientMakeCalls,
  clientReadme,
  cliCommands,
  cliKinds,
  errorsDoc,
  familiesDoc,
  ...familyPages,
  kindsDoc,
  recordFieldsDoc,
  readmeConfiguration,
  readmeFamilies,
  operationsGrowth,
  operationsPools,
  operationsIndexes,
  operationsShards,
  sdkSignatures,
  casesSchema,
  serviceSchema,
  serviceTomlDoc,
];
