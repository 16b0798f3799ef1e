import { Field, Int, ObjectType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { DateTime } from "../shared/scalars.ts";

const CODES = ["4t9k-x2wm-7hcd-q0ze", "(10 of them, shown this once)"];

@ObjectType({
  description:
    "What signing in takes in addition to the password: codes of an authenticator app (TOTP), or recovery codes.",
})
export class SecondFactor {
  @Field(() => Boolean, { description: "Whether signing in asks for a code." })
  isOn: boolean;

  @Field(() => DateTime, { nullable: true, description: "When it was turned on; null while it is off." })
  confirmedAt: Date | null;

  @Field(() => Int, { description: "Unused recovery codes, out of 10." })
  @JsonSchema({ minimum: 0, examples: [10] })
  recoveryCodesLeft: number;
}

@ObjectType({
  description:
    "A secret for an authenticator app. Signing in asks for no code until a first one confirms it.",
})
export class SecondFactorBeginPayload {
  @Field(() => String, { description: "The secret in base32, to be typed in; it is never shown again." })
  @JsonSchema({ examples: ["JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"] })
  secret: string;

  @Field(() => String, { description: "The same as a URL that apps open." })
  @JsonSchema({
    examples: [
      "otpauth://totp/Quarry:ada%40example.com?issuer=Quarry&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
    ],
  })
  url: string;

  @Field(() => String, { description: "The URL as a QR code, an SVG image." })
  @JsonSchema({ examples: ['<svg xmlns="http://www.w3.org/2000/svg">…</svg>'] })
  qrSvg: string;

  @Field(() => String, { description: "The URL as a QR code in block characters, for a terminal." })
  @JsonSchema({ examples: ["█▀▀▀▀▀█ …"] })
  qrText: string;
}

@ObjectType({ description: "The second factor is on." })
export class SecondFactorConfirmPayload {
  @Field(() => SecondFactor, { description: "Its state now." })
  secondFactor: SecondFactor;

  @Field(() => [String], { description: "Each signs in once without the app. They are never shown again." })
  @JsonSchema({ examples: [CODES] })
  recoveryCodes: string[];

  @Field(() => Int, { description: "Other sessions that it ended." })
  @JsonSchema({ minimum: 0, examples: [2] })
  revokedSessions: number;
}

@ObjectType({ description: "The second factor is off." })
export class SecondFactorDisablePayload {
  @Field(() => SecondFactor, { description: "Its state now." })
  secondFactor: SecondFactor;
}

@ObjectType({ description: "New recovery codes; the old ones no longer work." })
export class RecoveryCodesPayload {
  @Field(() => SecondFactor, { description: "Its state now." })
  secondFactor: SecondFactor;

  @Field(() => [String], { description: "Each signs in once without the app. They are never shown again." })
  @JsonSchema({ examples: [CODES] })
  recoveryCodes: string[];
}

@ObjectType({ description: "The second factor of an account was reset by the operator." })
export class SecondFactorResetPayload {
  @Field(() => Int, { description: "Sessions of the account that it ended." })
  @JsonSchema({ minimum: 0, examples: [2] })
  endedSessions: number;
}
