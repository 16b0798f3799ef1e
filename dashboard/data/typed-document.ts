/** A GraphQL document as text, with the types of its variables and of its answer. */
export class TypedDocument<Data, Variables> {
  readonly text: string;
  /** Never there: it holds the types. */
  declare readonly __apiType?: (variables: Variables) => Data;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}
