import { isOpen } from '../../mocks/contract/access.ts'
import { type DocumentedCall, documentedCalls } from './endpoints.ts'

const accessOf = ({ call }: DocumentedCall) => {
  const { access } = call.schemas
  if (access === 'anyone') return 'anyone'
  if (access === 'signed-in') return 'signed in'
  const { action, subject } = access
  return isOpen(action, subject) ? `${action} ${subject}` : `**${action} ${subject}**`
}

const row = (one: DocumentedCall) => {
  const { method, path } = one.call.endpoint
  const statuses = Object.keys(one.call.schemas.answers).join(' ')
  return `| \`${method} ${path}\` | ${one.summary} | ${statuses} | ${accessOf(one)} |`
}

const table = (some: readonly DocumentedCall[]) =>
  ['| call | what it does | answers | access |', '| --- | --- | --- | --- |', ...some.map(row)].join('\n')

/** Every call, as a page of Markdown. */
export const describeCalls = async () => {
  const all = await documentedCalls()
  const beyond = all.filter(({ call }) => call.schemas.beyond)
  const documented = all.filter(({ call }) => !call.schemas.beyond)
  return page(table(documented), table(beyond), documented.length, beyond.length)
}

const page = (
  documented: string,
  beyond: string,
  documentedCount: number,
  beyondCount: number,
) => `# The calls

<!-- Made by \`npm run docs:api\` from the contract. -->

Every call is answered by one handler of its area in \`mocks/areas\`, tested through \`fetch\` in the page and over HTTP; each status below is reached by a test. Beside them, \`every-call.test.ts\` sends odd paths, queries and bodies to all of them and asks who may call. [openapi.json](./openapi.json) has the shapes and an example of each.

Any call can also answer 500, and 401 or 403 as its access says. An access in bold needs a rule that grants it; another is open until a rule forbids it.

## The specification's ${documentedCount}

${documented}

## ${beyondCount} beyond it

${beyond}
`
