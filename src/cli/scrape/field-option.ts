import { Option } from "commander";

/** The flag of a field. Its words are offered by completion; which are right is left to the gateway. */
export class FieldOption extends Option {
  readonly words: readonly string[];

  constructor(flags: string, description: string, words: readonly string[] = []) {
    super(flags, description);
    this.words = words;
  }
}
