import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from "graphql";

/** What `@client` says at an operation or a fragment that does not follow the rule. */
export interface ClientTerms {
  /** Whether src/client has the method by hand. */
  isOwn: boolean;
  /** Whether what may be left out stands behind the other values, and not in an object. */
  isPositional: boolean;
  /** Whether nothing there is an answer, though it is asked for by something else than an id. */
  isLookUp: boolean;
  /** Name of the object that all values are given in. */
  object: string | null;
  /** Public name of the fragment's type. */
  name: string | null;
}

export function clientTermsOf({
  directives = [],
}: OperationDefinitionNode | FragmentDefinitionNode): ClientTerms {
  const given = directives.find(({ name }) => name.value === "client")?.arguments ?? [];
  const valueOf = (name: string): string | boolean | undefined => {
    const value = given.find((one) => one.name.value === name)?.value;
    return value?.kind === Kind.STRING || value?.kind === Kind.BOOLEAN ? value.value : undefined;
  };
  return {
    isOwn: valueOf("own") === true,
    isPositional: valueOf("positional") === true,
    isLookUp: valueOf("lookUp") === true,
    object: (valueOf("object") as string | undefined) ?? null,
    name: (valueOf("name") as string | undefined) ?? null,
  };
}
