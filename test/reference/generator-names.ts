/** How generators of clients name what a document holds. Two names that become one are one type or field less. */
export interface NamingRule {
  generator: string;
  /** The type made of a component. */
  type: (name: string) => string;
  /** The method made of an operation. */
  operation: (name: string) => string;
  /** The field made of a property. */
  property: (name: string) => string;
}

const same = (name: string): string => name;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `sanitizeName` of DefaultCodegen.java, then `camelize` of utils/StringUtils.java, of openapi-generator 7. */
function camelized(name: string): string {
  const sanitized = name.replaceAll(/[[\]().| -]/g, "_").replaceAll(/\W/g, "");
  return upperFirst(sanitized.replaceAll(/_+(.?)/g, (_all, next: string) => next.toUpperCase()));
}

/** `toModelName`, `toOperationId` and `toVarName` of AbstractJavaCodegen.java; its Kotlin and C# do the same. */
const java: NamingRule = {
  generator: "openapi-generator",
  type: camelized,
  operation: (name) => lowerFirst(camelized(name)),
  property: (name) => (/^[A-Z0-9_]*$/.test(name) ? name : lowerFirst(camelized(name))),
};

const GO_SEPARATORS = "-#@!$&=.+:;_~ (){}[]";

/** `ToCamelCase` of oapi-codegen 2, pkg/codegen/utils.go: letters and digits stay, the letter behind a separator grows. */
function goName(name: string): string {
  return [...name]
    .map((letter, at) =>
      at === 0 || GO_SEPARATORS.includes(name.charAt(at - 1)) ? letter.toUpperCase() : letter,
    )
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join("");
}

const go: NamingRule = { generator: "oapi-codegen", type: goName, operation: goName, property: goName };

/** `pascalCase` of change-case, by which `--root-types` of openapi-typescript names components; all else stays as it is. */
function pascalCase(name: string): string {
  const words = name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1\0$2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1\0$2")
    .split(/[^\p{L}\d]+/u);
  return words.map((word) => upperFirst(word.toLowerCase())).join("");
}

const typescript: NamingRule = {
  generator: "openapi-typescript",
  type: pascalCase,
  operation: same,
  property: same,
};

export const NAMING_RULES: readonly NamingRule[] = [java, go, typescript];

/** Names that a rule makes one; file systems and SQL know no case, so that `Issue.java` and `issue.java` are one as well. */
export function clashes(names: readonly string[], rule: (name: string) => string): string[] {
  return [...Map.groupBy(names, (name) => rule(name).toLowerCase()).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => alike.toSorted().join(" = "));
}
