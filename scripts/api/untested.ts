import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Which statuses of a call tests have reached, and whether one of them is about it. */
const testsOf = ({ call }: DocumentedCall, coverage: readonly ReturnType<typeof statusesOf>[]) => {
  const visits = coverage.map(({ file, of }) => ({ file, statuses: of(call) }))
  return {
    hasOwn: visits.some(({ file, statuses }) => statuses.length > 0 && !EVERYWHERE.test(file)),
    statuses: new Set(visits.flatMap(({ statuses }) => statuses)),
  }
}

/** What of the contract no test has reached. */
export const untestedAnswers = async () => {
  const coverage = readCoverage().map(statusesOf)
  if (coverage.length === 0)
    throw new Error('Run the tests first, as they tell what they call: npm run test:mocks')
  return (await documentedCalls()).flatMap((one) => {
    const { hasOwn, statuses } = testsOf(one, coverage)
    const unseen = Object.keys(one.call.schemas.answers).filter((status) => !statuses.has(Number(status)))
    return [
      ...unseen.map((status) => `${one.name}: no test reaches ${status}`),
      ...(hasOwn ? [] : [`${one.name}: no test of its own`]),
    ]
  })
}
