/** A reader of design tokens that knows the published format alone, and nothing of how ours are made. */

/** A token as a tool has it: its type, and its value without references. */
export interface ReadToken {
  type: string
  value: unknown
}
export type Modes = Readonly<Record<string, string>>

type Json = { readonly [name: string]: unknown }
interface Modifier {
  contexts: Record<string, Json[]>
  default?: string
}
export interface ResolverDocument {
  version: string
  sets: Record<string, { sources: Json[] }>
  modifiers: Record<string, Modifier>
  resolutionOrder: readonly { $ref: string }[]
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The later wins, token by token: groups are joined, tokens are replaced whole. */
function joined(one: Json, other: Json): Json {
  const result: Record<string, unknown> = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const before = result[name]
    const areGroups = isObject(before) && isObject(value) && !('$value' in before) && !('$value' in value)
    result[name] = areGroups ? joined(before, value) : value
  }
  return result
}

/** Every combination of the contexts of all modifiers. */
export function everyMode({ modifiers }: ResolverDocument): Modes[] {
  let all: Modes[] = [{}]
  for (const [name, { contexts }] of Object.entries(modifiers))
    all = all.flatMap((mode) => Object.keys(contexts).map((context) => ({ ...mode, [name]: context })))
  return all
}

/** The contexts that hold where nothing else is asked for. */
export const defaultMode = ({ modifiers }: ResolverDocument): Modes =>
  Object.fromEntries(Object.entries(modifiers).map(([name, own]) => [name, own.default!]))

function sourcesOf(document: ResolverDocument, reference: string, modes: Modes): Json[] {
  const [, kind, name = ''] = /^#\/(sets|modifiers)\/(\w+)$/.exec(reference) ?? []
  const sources =
    kind === 'sets'
      ? document.sets[name]?.sources
      : document.modifiers[name]?.contexts[modes[name] ?? document.modifiers[name].default ?? '']
  if (!sources) throw new Error(`${reference} leads nowhere in ${JSON.stringify(modes)}`)
  return sources
}

/** The tokens of a combination of contexts, by their paths. */
export function readTokens(document: ResolverDocument, modes: Modes): Map<string, ReadToken> {
  if (document.version !== '2025.10') throw new Error(`Version ${document.version} is not known`)
  const tree = document.resolutionOrder
    .flatMap(({ $ref: reference }) => sourcesOf(document, reference, modes))
    .reduce(joined, {})

  const found = new Map<string, ReadToken>()
  const walk = (group: Json, path: string[], inherited?: unknown) => {
    const type = group.$type ?? inherited
    if ('$value' in group) found.set(path.join('.'), { type: String(type), value: group.$value })
    else
      for (const [name, inner] of Object.entries(group))
        if (!name.startsWith('$') && isObject(inner)) walk(inner, [...path, name], type)
  }
  walk(tree, [])

  const resolve = (value: unknown, seen: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => resolve(one, seen))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolve(one, seen)]))
    const [, path] = typeof value === 'string' ? (/^\{(.+)\}$/.exec(value) ?? []) : []
    if (!path) return value
    if (seen.includes(path)) throw new Error(`{${path}} refers to itself`)
    const token = found.get(path)
    if (!token) throw new Error(`{${path}} leads nowhere`)
    return resolve(token.value, [...seen, path])
  }
  return new Map(
    [...found].map(([path, { type, value }]) => [path, { type, value: resolve(value, [path]) }] as const),
  )
}
