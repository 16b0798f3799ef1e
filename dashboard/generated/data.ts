// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, name: string, plan: string, availableUsdMicros: number } | null };


export const ViewerDocument = /* @__PURE__ */ new TypedDocument(`
    query Viewer {
  viewer {
    id
    name
    plan
    availableUsdMicros
  }
}
    `) as TypedDocument<ViewerQuery, ViewerQueryVariables>;