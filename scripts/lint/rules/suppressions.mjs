import { isOpen, repoPath } from '../files.mjs'

const SUPPRESSION =
  /^[\s*]*((?:oxlint|eslint)-disable(?:-next-line|-line)?|@ts-(?:ignore|nocheck|expect-error))\b/

/** Asks every suppression for its reason. A type test may expect an error without one. */
export const suppressions = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reason: 'Line {{line}}: `{{name}}` without a reason; fix the cause, or end the comment with ` -- why`.',
    },
  },
  create: (context) => ({
    Program() {
      const open = isOpen(repoPath(context))
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        const name = SUPPRESSION.exec(value)?.[1]
        if (!name || / -- \S/.test(value) || (open && name === '@ts-expect-error')) continue
        // Reported at the file's very start: at its own place the suppression would silence this too.
        const start = { line: 1, column: 0 }
        context.report({
          loc: { start, end: start },
          messageId: 'reason',
          data: { line: loc.start.line, name },
        })
      }
    },
  }),
}
