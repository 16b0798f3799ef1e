import { Extensions } from "type-graphql";

/** What an answer grows by where a field is asked for, beyond what any field does. */
export interface Weight {
  /** The most that one value of it takes in an answer, of a text that does not depend on who asks. */
  bytes?: number;
  /** The most items of a list that takes no page size. */
  items?: number;
}

/** Says what a field weighs, for the cost of operations; see operation-cost.ts. A test measures it. */
export function Weighs(weight: Weight): PropertyDecorator & MethodDecorator {
  return Extensions({ weight });
}
