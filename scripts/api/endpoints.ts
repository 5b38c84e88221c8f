import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Call } from '../../mocks/handlers/http.ts'
import { calls } from '../../mocks/handlers/index.ts'

const contract = fileURLToPath(new URL('../../mocks/contract', import.meta.url))
const documented =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = endpoint<[^>]*>\(\)\(\{\s*method: '(\w+)',\s*path: '([^']+)'/g
const BEYOND = 'Beyond the specification: '

/** A call with what its doc comment says of it. */
export interface DocumentedCall {
  readonly call: Call
  readonly name: string
  readonly summary: string
  /** The contract file's name, without its ending. */
  readonly area: string
}

const readComments = () =>
  globSync('*.ts', { cwd: contract })
    .filter((file) => !/\.(schema|test)\.ts$/.test(file))
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(contract, file), 'utf8').matchAll(documented)].map(
        ([, comment, name, method, path]) => ({
          key: `${method} ${path}`,
          name: name!,
          comment: comment!
            .replace(/\n\s*\*/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
          area: file.replace('.ts', ''),
        }),
      ),
    )

/**
 * Every call in the order of the contract's files, with the sentence above its endpoint.
 * @throws if a call has no such sentence, or if it does not say that it is beyond the specification when it is.
 */
export const documentedCalls = (): DocumentedCall[] => {
  const byKey = new Map(calls.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call]))
  const described = readComments().map(({ key, name, comment, area }) => {
    const call = byKey.get(key)
    if (!call) throw new Error(`${name} (${key}) is in the contract, but nothing answers it.`)
    byKey.delete(key)
    if (comment.startsWith(BEYOND) !== Boolean(call.schemas.beyond))
      throw new Error(`The comment of ${name} and its schema do not agree on “${BEYOND}”.`)
    const summary = comment.replace(BEYOND, '')
    return { call, name, area, summary: summary.charAt(0).toUpperCase() + summary.slice(1) }
  })
  for (const key of byKey.keys()) throw new Error(`${key} has no doc comment in the contract.`)
  return described
}
