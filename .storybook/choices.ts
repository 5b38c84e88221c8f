import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

const sources = join(import.meta.dirname, '../design-system/src')

interface Node {
  readonly type: string
  readonly [name: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const allIn = (node: Node, type: string): Node[] => [
  ...(node.type === type ? [node] : []),
  ...Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => allIn(child, type)),
]

/** The words of each list that types are made of, by its name: `export const tones = ['calm', 'loud'] as const`. */
const lists = new Map(
  globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((file) =>
    Array.from(
      readFileSync(join(sources, file), 'utf8').matchAll(/const (\w+) = \[([\w\s,'-]*)\] as const/g),
      ([, name, words]) => [name!, Array.from(words!.matchAll(/'([\w-]+)'/g), ([, word]) => word!)] as const,
    ),
  ),
)

const styleSheets = new Map<string, ReadonlyMap<string, readonly (string | number)[]>>()
/** The names within each object that a style sheet exports. */
function keysIn(sheet: string): ReadonlyMap<string, readonly (string | number)[]> {
  const known = styleSheets.get(sheet)
  if (known) return known
  const tree = parseAst(readFileSync(sheet, 'utf8'), { lang: 'ts' }) as unknown as Node
  const keys = new Map(
    allIn(tree, 'VariableDeclarator').flatMap(({ id, init }) => {
      const [object] = isNode(init) ? allIn(init, 'ObjectExpression') : []
      const properties = (object?.['properties'] ?? []) as Node[]
      const named = properties.flatMap(({ key }) =>
        isNode(key) ? [(key['name'] ?? key['value']) as string | number] : [],
      )
      return [[String((id as Node)['name']), named] as const]
    }),
  )
  styleSheets.set(sheet, keys)
  return keys
}

/** What a prop is declared as where its type is the names of some styles. */
function styleNames(prop: string, code: string, file: string): readonly (string | number)[] | undefined {
  const [, sheet, name] = new RegExp(`^  ${prop}\\??: keyof typeof (\\w+)\\.(\\w+)$`, 'm').exec(code) ?? []
  const [, path] = new RegExp(`import \\* as ${sheet} from '(.+\\.css\\.ts)'`).exec(code) ?? []
  return name && path ? keysIn(join(dirname(file), path)).get(name) : undefined
}

/** A prop's type as the words to choose from, where it is made of a list or of styles; else nothing. */
export function choicesOf(
  prop: string,
  type: { readonly name: string; readonly raw?: string },
  { code, file }: { readonly code: string; readonly file: string },
) {
  const [, list] = /^\(typeof (\w+)\)\[number\]$/.exec(type.raw ?? '') ?? []
  const words = list ? lists.get(list) : type.name === 'unknown' ? styleNames(prop, code, file) : undefined
  if (!words || words.length === 0) return undefined
  const literals = words.map((word) => (typeof word === 'number' ? `${word}` : `'${word}'`))
  return {
    name: 'union' as const,
    raw: literals.join(' | '),
    elements: literals.map((value) => ({ name: 'literal' as const, value })),
  }
}
