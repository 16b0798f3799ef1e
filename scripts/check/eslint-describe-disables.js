/** Matches `eslint-disable` in any of its three forms; group 1 is what follows. */
const DISABLE = /^\s*eslint-disable(?:-next-line|-line)?(?:\s+([\s\S]*))?$/;

/** Before the first line, because a bare disable would also silence a report about itself. */
const ABOVE_THE_FILE = { line: 0, column: 0 };

/**
 * Every `eslint-disable` names its rules and gives the reason after ` -- `:
 * `// eslint-disable-next-line no-console -- the reader waits for this line`.
 * @type {import("eslint").Rule.RuleModule}
 */
export const describeDisables = {
  meta: {
    type: "suggestion",
    docs: { description: "require rule names and a reason on every eslint-disable" },
    schema: [],
    messages: {
      reason:
        "Say why: end the comment with ` -- <reason>`. The next reader cannot know whether it still holds.",
      rules: "Name the rules that are switched off; a bare disable hides what nobody has looked at yet.",
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const match = DISABLE.exec(comment.value);
          if (!match) continue;
          const [rules = "", reason = ""] = (match[1] ?? "").split(/(?:^|\s)-{2,}\s/);
          if (rules.trim() === "") context.report({ loc: ABOVE_THE_FILE, messageId: "rules" });
          if (reason.trim() === "") context.report({ loc: comment.loc, messageId: "reason" });
        }
      },
    };
  },
};
