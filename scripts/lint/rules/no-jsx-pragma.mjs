/** Forbids the comment that would give a file another JSX runtime, and with it raw elements that type-check. */
export const noJsxPragma = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      pragma: 'No JSX pragma: the runtime set in tsconfig.json is the one that keeps raw elements out.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (/@jsx(ImportSource|Runtime|Frag)?\s/.test(comment.value))
          context.report({ loc: comment.loc, messageId: 'pragma' })
    },
  }),
}
