import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOpen } from '../../mocks/contract/access.ts'
import { COVERAGE_FOLDER, type Visit } from '../../mocks/testing/coverage.ts'
import { calls } from '../../mocks/areas/all.ts'
import { type DocumentedCall, documentedCalls } from './endpoints.ts'

/** Goes through every call by itself, so it proves little of any one. */
const EVERYWHERE = /every-call\.test\.ts$/

interface Coverage {
  readonly file: string
  readonly visits: readonly Visit[]
}

const readCoverage = () =>
  globSync('*.json', { cwd: COVERAGE_FOLDER })
    .map((file) => JSON.parse(readFileSync(join(COVERAGE_FOLDER, file), 'utf8')) as Coverage)
    .filter(({ file }) => existsSync(join('mocks', file)))
    .toSorted((one, other) => one.file.localeCompare(other.file))

const accessOf = ({ call }: DocumentedCall) => {
  const { access } = call.schemas
  if (access === 'anyone') return 'anyone'
  if (access === 'signed-in') return 'signed in'
  const { action, subject } = access
  return isOpen(action, subject) ? `${action} ${subject}` : `**${action} ${subject}**`
}

const patterns = calls.map((call) => ({
  call,
  method: call.endpoint.method,
  path: new RegExp(`^${call.endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** The call that answers an address: the first in the order in which the handlers stand. */
const answering = ([method, address]: Visit) =>
  patterns.find(({ method: of, path }) => of === method && path.test(address))?.call

/** What a test file has made of each call: the statuses that it reached. */
const statusesOf = ({ file, visits }: Coverage) => {
  const byCall = Map.groupBy(visits, answering)
  return {
    file,
    of: (call: DocumentedCall['call']) => (byCall.get(call) ?? []).map(([, , status]) => status),
  }
}

/** Which statuses of a call its tests have reached, and in which files. */
const testsOf = ({ call }: DocumentedCall, coverage: readonly ReturnType<typeof statusesOf>[]) => {
  const visits = coverage.map(({ file, of }) => ({ file, statuses: of(call) }))
  const own = visits.filter(({ file, statuses }) => statuses.length > 0 && !EVERYWHERE.test(file))
  return {
    files: own.map(({ file }) => file),
    statuses: new Set(visits.flatMap(({ statuses }) => statuses)),
  }
}

/** `areas/users/handlers-list.test.ts` as `users-list`. */
const testName = (file: string) =>
  file.replace(/^(areas|runtime)\/|\.test\.ts$/g, '').replace(/\/handlers/, '')

/** Every call with its tests, as a page of Markdown, and what of the contract no test has reached. */
export const describeCalls = async () => {
  const coverage = readCoverage().map(statusesOf)
  if (coverage.length === 0)
    throw new Error('Run the tests first, as they tell what they call: npm run test:mocks')
  const rows = (await documentedCalls()).map((one) => ({ one, tests: testsOf(one, coverage) }))

  const row = ({ one, tests }: (typeof rows)[number]) => {
    const { method, path } = one.call.endpoint
    const statuses = Object.keys(one.call.schemas.answers).join(' ')
    const files = tests.files.map((file) => `[${testName(file)}](../mocks/${file})`)
    return `| \`${method} ${path}\` | ${one.summary} | ${statuses} | ${accessOf(one)} | ${files.join(', ')} |`
  }
  const table = (some: typeof rows) =>
    [
      '| call | what it does | answers | access | tests |',
      '| --- | --- | --- | --- | --- |',
      ...some.map(row),
    ].join('\n')
  const [documented, beyond] = [false, true].map((isBeyond) =>
    rows.filter(({ one }) => Boolean(one.call.schemas.beyond) === isBeyond),
  ) as [typeof rows, typeof rows]

  const missing = rows.flatMap(({ one, tests }) => {
    const unseen = Object.keys(one.call.schemas.answers).filter(
      (status) => !tests.statuses.has(Number(status)),
    )
    return [
      ...unseen.map((status) => `${one.name}: no test reaches ${status}`),
      ...(tests.files.length === 0 ? [`${one.name}: no test of its own`] : []),
    ]
  })
  return { missing, page: page(table(documented), table(beyond), documented.length, beyond.length) }
}

const page = (
  documented: string,
  beyond: string,
  documentedCount: number,
  beyondCount: number,
) => `# The calls

<!-- Made by \`npm run docs:api\` from the contract and from what its tests called. -->

Every call is answered by one handler of its area in \`mocks/areas\`, tested through \`fetch\` in the page and over HTTP; each status below is reached by a test. Beside them, \`every-call.test.ts\` sends odd paths, queries and bodies to all of them and asks who may call. [openapi.json](./openapi.json) has the shapes and an example of each.

Any call can also answer 500, and 401 or 403 as its access says. An access in bold needs a rule that grants it; another is open until a rule forbids it.

## The specification's ${documentedCount}

${documented}

## ${beyondCount} beyond it

${beyond}
`
