import { readFileSync } from 'node:fs'
import type { Endpoint } from '../../mocks/contract/endpoint.ts'
import type { Call } from '../../mocks/runtime/http.ts'
import { calls } from '../../mocks/areas/all.ts'
import { type AreaFile, areaFiles } from './areas.ts'

const commented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = endpoint</g
const BEYOND = 'Beyond the specification: '

/** A call with what its doc comment says of it. */
export interface DocumentedCall {
  readonly call: Call
  readonly name: string
  readonly summary: string
  readonly area: string
}

const readFile = async ({ area, url }: AreaFile) => {
  const endpoints = (await import(url.href)) as Record<string, Endpoint>
  return [...readFileSync(url, 'utf8').matchAll(commented)].map(([, comment, name]) => ({
    name: name!,
    endpoint: endpoints[name!]!,
    comment: comment!
      .replace(/\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    area,
  }))
}

const readFiles = async () => (await Promise.all(areaFiles('areas/*/contract.ts').map(readFile))).flat()

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Every call in the order of the contract's files, with the sentence above its endpoint.
 * @throws if a call has no such sentence, or if it does not say that it is beyond the specification when it is.
 */
export const documentedCalls = async (): Promise<DocumentedCall[]> => {
  const waiting = new Map(calls.map((call) => [call.endpoint, call]))
  const documented = (await readFiles()).map(({ name, endpoint, comment, area }) => {
    const call = waiting.get(endpoint)
    if (!call) throw new Error(`${name} is in the contract, but nothing answers it.`)
    waiting.delete(endpoint)
    if (comment.startsWith(BEYOND) !== Boolean(call.schemas.beyond))
      throw new Error(`The comment of ${name} and its schema do not agree on “${BEYOND}”.`)
    return { call, name, area, summary: withCapital(comment.replace(BEYOND, '')) }
  })
  for (const { method, path } of waiting.keys())
    throw new Error(`${method} ${path} has no doc comment in the contract.`)
  return documented
}
