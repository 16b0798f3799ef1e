import { registerEnumType } from "type-graphql";

export const KvEncoding = { UTF8: "utf8", BASE64: "base64" } as const;
export type KvEncoding = (typeof KvEncoding)[keyof typeof KvEncoding];
registerEnumType(KvEncoding, {
  name: "KvEncoding",
  description: "How bytes stand in text.",
  valuesConfig: {
    UTF8: { description: "As the text itself." },
    BASE64: { description: "In base64, for bytes that are no text." },
  },
});
