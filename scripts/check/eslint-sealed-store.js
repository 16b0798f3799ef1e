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
    /** A collection, also when the type at hand is only made of Store, as `Pick<Store, "accounts">` is. */
    const isCollection = (property, node) =>
      property !== undefined &&
      checker
        .getTypeOfSymbolAtLocation(property, esTreeNodeToTSNodeMap.get(node))
        .getSymbol()
        ?.declarations?.some(
          (one) =>
            one.name?.text === "Collection" &&
            /\/(?:mongodb|src\/store)\//.test(one.getSourceFile().fileName),
        );
    return {
      MemberExpression(node) {
        const property = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node.property));
        if (isStore(node.object) || isCollection(property, node))
          context.report({ node, messageId: "sealed" });
      },
      ObjectPattern(node) {
        const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
        const names = node.properties.map(({ key }) => key?.name ?? "");
        if (isStore(node) || names.some((name) => isCollection(checker.getPropertyOfType(type, name), node)))
          context.report({ node, messageId: "sealed" });
      },
    };
  },
};
