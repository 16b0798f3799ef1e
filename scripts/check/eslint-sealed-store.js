/**
 * Only src/store sees collections: everybody else hands its `Store` on to the named operations there.
 * @type {import("eslint").Rule.RuleModule}
 */
export const sealedStore = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      sealed:
        "Collections are seen by src/store alone: add a named operation to the file of this collection.",
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const isStore = (node) => {
      const symbol = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)).getSymbol();
      return (
        symbol?.name === "Store" &&
        symbol.declarations?.some((one) => one.getSourceFile().fileName.endsWith("/src/store/store.ts"))
      );
    };
    return {
      MemberExpression(node) {
        if (isStore(node.object)) context.report({ node, messageId: "sealed" });
      },
      ObjectPattern(node) {
        if (isStore(node)) context.report({ node, messageId: "sealed" });
      },
    };
  },
};
