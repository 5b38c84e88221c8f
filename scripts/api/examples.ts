import { getResponse } from 'msw'
import { urlOf } from '../../mocks/contract/url.ts'
import { accounts } from '../../mocks/data/accounts.ts'
import { setNow } from '../../mocks/data/clock.ts'
import { type ExampleInput, examples } from '../../mocks/examples/index.ts'
import { handlers } from '../../mocks/handlers/index.ts'
import { tokenOf } from '../../mocks/handlers/session.ts'
import { resetData } from '../../mocks/scenarios.ts'
import type { DocumentedCall } from './endpoints.ts'

const NOW = '2026-11-20T09:00:00Z'
const ROWS = 2
const TEXT = 300

/** A call made on the sample data of a fixed day. */
export interface Example extends ExampleInput {
  readonly status: number
  readonly answer: unknown
}

/** Lists of more rows than anyone reads, and pictures in letters, are cut. */
const shorten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shorten)
  if (typeof value === 'string' && value.startsWith('data:')) return value.slice(0, TEXT)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]))
}

/**
 * Makes the example of a call.
 * @throws if there is no example, or if it does not succeed.
 */
export const playExample = async ({ call, name }: DocumentedCall): Promise<Example> => {
  const input: ExampleInput | undefined = examples[name]
  if (!input) throw new Error(`${name} has no example in mocks/examples.`)
  setNow(NOW)
  await resetData()
  const { method } = call.endpoint
  const request = new Request(`http://localhost${urlOf(call.endpoint, input as never)}`, {
    method,
    headers: { authorization: `Bearer ${tokenOf(accounts[0]!)}` },
    body: input.body === undefined ? null : JSON.stringify(input.body),
  })
  const response = await getResponse(handlers, request)
  const text = (await response?.text()) ?? ''
  await resetData()
  setNow()
  if (!response?.ok) throw new Error(`The example of ${name} answers ${response?.status}: ${text}`)
  return { ...input, status: response.status, answer: text === '' ? undefined : shorten(JSON.parse(text)) }
}
