// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
export type SecondFactorStateQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorStateQuery = { secondFactor: { isOn: boolean, confirmedAt: string | null, recoveryCodesLeft: number } };

export type SecondFactorStartMutationVariables = Exact<{
  password: string;
}>;


export type SecondFactorStartMutation = { secondFactorBegin: { secret: string, qrSvg: string, qrText: string } | null };

export type SecondFactorTurnOnMutationVariables = Exact<{
  code: string;
}>;


export type SecondFactorTurnOnMutation = { secondFactorConfirm: { recoveryCodes: Array<string>, revokedSessions: number } | null };

export type SecondFactorTurnOffMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type SecondFactorTurnOffMutation = { secondFactorDisable: { secondFactor: { isOn: boolean } } | null };

export type SecondFactorNewCodesMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type SecondFactorNewCodesMutation = { recoveryCodesCreate: { recoveryCodes: Array<string> } | null };

export type SecondFactorFragment = { isOn: boolean, confirmedAt: string | null, recoveryCodesLeft: number };

export const SecondFactorFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment SecondFactor on SecondFactor {
  isOn
  confirmedAt
  recoveryCodesLeft
}
    `) as TypedDocument<SecondFactorFragment, unknown>;
export const SecondFactorStateDocument = /* @__PURE__ */ new TypedDocument(`
    query SecondFactorState {
  secondFactor {
    ...SecondFactor
  }
}
    fragment SecondFactor on SecondFactor {
  isOn
  confirmedAt
  recoveryCodesLeft
}`) as TypedDocument<SecondFactorStateQuery, SecondFactorStateQueryVariables>;
export const SecondFactorStartDocument = /* @__PURE__ */ new TypedDocument(`
    mutation SecondFactorStart($password: String!) {
  secondFactorBegin(password: $password) {
    secret
    qrSvg
    qrText
  }
}
    `) as TypedDocument<SecondFactorStartMutation, SecondFactorStartMutationVariables>;
export const SecondFactorTurnOnDocument = /* @__PURE__ */ new TypedDocument(`
    mutation SecondFactorTurnOn($code: String!) {
  secondFactorConfirm(code: $code) {
    recoveryCodes
    revokedSessions
  }
}
    `) as TypedDocument<SecondFactorTurnOnMutation, SecondFactorTurnOnMutationVariables>;
export const SecondFactorTurnOffDocument = /* @__PURE__ */ new TypedDocument(`
    mutation SecondFactorTurnOff($password: String!, $code: String!) {
  secondFactorDisable(password: $password, code: $code) {
    secondFactor {
      isOn
    }
  }
}
    `) as TypedDocument<SecondFactorTurnOffMutation, SecondFactorTurnOffMutationVariables>;
export const SecondFactorNewCodesDocument = /* @__PURE__ */ new TypedDocument(`
    mutation SecondFactorNewCodes($password: String!, $code: String!) {
  recoveryCodesCreate(password: $password, code: $code) {
    recoveryCodes
  }
}
    `) as TypedDocument<SecondFactorNewCodesMutation, SecondFactorNewCodesMutationVariables>;