import { getResponse } from 'msw'
import type { Endpoint } from '../../mocks/contract/endpoint.ts'
import { urlOf } from '../../mocks/contract/url.ts'
import { accounts } from '../../mocks/seed/accounts.ts'
import { setNow } from '../../mocks/seed/clock.ts'
import type { Example, ExampleInput } from '../../mocks/contract/example.ts'
import { handlers } from '../../mocks/areas/all.ts'
import { tokenOf } from '../../mocks/runtime/session.ts'
import { resetData } from '../../mocks/scenarios.ts'
import { areaFiles } from './areas.ts'
import type { DocumentedCall } from './endpoints.ts'

const NOW = '2026-11-20T09:00:00Z'
const ROWS = 2
const TEXT = 300

/** A call made on the sample data of a fixed day. */
export interface PlayedExample extends ExampleInput {
  readonly status: number
  readonly answer: unknown
}

/** Lists of more rows than anyone reads, and pictures in letters, are cut. */
const shorten = (value: unknown): unknown => {
  // Figures stay, since a schema may say how many there are.
  if (Array.isArray(value)) return value.every(Number.isFinite) ? value : value.slice(0, ROWS).map(shorten)
  if (typeof value === 'string' && value.startsWith('data:')) return value.slice(0, TEXT)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]))
}

const byName = new Map<string, Endpoint>()

/** Makes a call as the admin. */
const make = async (name: string, { params, query, body }: ExampleInput) => {
  const endpoint = byName.get(name)
  if (!endpoint) throw new Error(`There is no call named ${name}.`)
  const request = new Request(`http://localhost${urlOf(endpoint, { params, query } as never)}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${tokenOf(accounts[0]!)}` },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  const text = (await response?.text()) ?? ''
  if (!response?.ok) throw new Error(`The example of ${name} answers ${response?.status}: ${text}`)
  return { status: response.status, answer: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

/** The examples of all areas, by the names of the calls. */
const readExamples = async (): Promise<Readonly<Record<string, Example>>> => {
  const files = areaFiles('areas/*/examples.ts').map(
    ({ url }) => import(url.href) as Promise<{ examples: Readonly<Record<string, Example>> }>,
  )
  return Object.assign({}, ...(await Promise.all(files)).map(({ examples }) => examples))
}

/**
 * Makes the example of each call, on fresh data.
 * @throws if a call has no example, or if one does not succeed.
 */
export const playExamples = async (calls: readonly DocumentedCall[]): Promise<Map<string, PlayedExample>> => {
  for (const { name, call } of calls) byName.set(name, call.endpoint)
  const examples = await readExamples()
  setNow(NOW)
  const played = new Map<string, PlayedExample>()
  for (const { name } of calls) {
    const example = examples[name]
    if (!example) throw new Error(`${name} has no example in mocks/areas.`)
    await resetData()
    const { after = [], ...input } = example
    for (const [earlier, given] of after) await make(earlier, given)
    const { status, answer } = await make(name, input)
    played.set(name, { ...input, status, answer: shorten(answer) })
  }
  await resetData()
  setNow()
  return played
}
