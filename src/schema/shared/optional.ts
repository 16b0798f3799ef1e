import { getMetadataStorage, InputType, type ClassType } from "type-graphql";

/** An input with the fields of another one, of which each may be left out, for a change to extend. */
export function optional<T extends object>(
  Input: ClassType<T>,
): abstract new () => { [K in keyof T]?: T[K] | null } {
  @InputType()
  abstract class OptionalInput {}
  const storage = getMetadataStorage();
  for (const field of storage.fields.filter(({ target }) => target === Input)) {
    // Only then its options say whether it is a list.
    field.getType();
    const typeOptions = { ...field.typeOptions, defaultValue: undefined, nullable: true };
    storage.collectClassFieldMetadata({ ...field, target: OptionalInput, typeOptions });
  }
  return OptionalInput;
}
