/** What the pages of a kind say, where it cannot be derived. */
export interface KindWords<Name extends string = string> {
  title: string;
  intro: string;
  /** That there is none, and what could be there and how it gets there. */
  none: string;
  noneHint: string;
  /** The button that makes one. */
  create: string;
  /** Above its form. */
  createHint?: string;
  /** What is lost when one is deleted. */
  deleteHint?: string;
  fields: Record<Name, string>;
  /** In place of what the schema says of a field of a form. */
  help?: Partial<Record<Name, string>>;
  /** What is meant by each of a few words, by field. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Fields of one of a few words. */
type WordFields<Row> = {
  [Name in keyof Row]: NonNullable<Row[Name]> extends string
    ? string extends NonNullable<Row[Name]>
      ? never
      : Name
    : never;
}[keyof Row];

/** Something for each of the words that a field can be. */
export type ByWord<Row, Value> = {
  [Name in WordFields<Row>]: Record<NonNullable<Row[Name]> & string, Value>;
};
