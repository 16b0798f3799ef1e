import { expect } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import type { TwinCalls, Twins } from "./twins.ts";

const PATH = "/v1/account/second-factor";
const PASSWORD = "correct horse battery";

interface SecondFactorTwinCalls extends TwinCalls {
  /** What GraphQL refuses a call with. */
  refusal(query: string, variables?: Record<string, unknown>): Promise<unknown>;
}

/** A key is refused alike; what a session gets is in second-factor.test.ts. */
const refused = ({ code, message }: AnswerJson) => {
  expect(code).toBe("forbidden");
  return { code, message };
};

/** The routes of second factors. */
export function secondFactorTwins({ ask, call, remove, refusal }: SecondFactorTwinCalls): Twins {
  const proof = { password: PASSWORD, code: "123456" };
  const proofArgs = `(password: "${PASSWORD}", code: "123456")`;
  return {
    [`GET ${PATH}`]: {
      rest: () => call(PATH),
      graphql: async () =>
        (await ask("{ secondFactor { isOn confirmedAt recoveryCodesLeft } }")).secondFactor,
    },
    [`POST ${PATH}`]: {
      rest: async () => refused(await call(PATH, { password: PASSWORD })),
      graphql: () => refusal(`mutation { secondFactorBegin(password: "${PASSWORD}") { url } }`),
    },
    [`POST ${PATH}/confirm`]: {
      rest: async () => refused(await call(`${PATH}/confirm`, { code: "123456" })),
      graphql: () => refusal('mutation { secondFactorConfirm(code: "123456") { recoveryCodes } }'),
    },
    [`DELETE ${PATH}`]: {
      rest: async () => refused(await remove(PATH, proof)),
      graphql: () => refusal(`mutation { secondFactorDisable${proofArgs} { secondFactor { isOn } } }`),
    },
    [`POST ${PATH}/recovery-codes`]: {
      rest: async () => refused(await call(`${PATH}/recovery-codes`, proof)),
      graphql: () => refusal(`mutation { recoveryCodesCreate${proofArgs} { recoveryCodes } }`),
    },
  };
}
