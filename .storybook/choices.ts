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

/** The literals of each list that types are made of, by its name: `export const tones = ['calm', 'loud'] as const`. */
const lists = new Map(
  globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((file) =>
    Array.from(
      readFileSync(join(sources, file), 'utf8').matchAll(/const (\w+) = \[([\w\s,'-]*)\] as const/g),
      ([, name, words]) => [name!, words!.match(/'[\w-]+'|\b\d+\b/g) ?? []] as const,
    ),
  ),
)

const literal = (word: string | number) => (typeof word === 'number' ? `${word}` : `'${word}'`)

const styleSheets = new Map<string, ReadonlyMap<string, readonly string[]>>()
/** The names within each object that a style sheet exports. */
function keysIn(sheet: string): ReadonlyMap<string, readonly string[]> {
  const known = styleSheets.get(sheet)
  if (known) return known
  const tree = parseAst(readFileSync(sheet, 'utf8'), {
    lang: sheet.endsWith('x') ? 'tsx' : 'ts',
  }) as unknown as Node
  const keys = new Map(
    allIn(tree, 'VariableDeclarator').flatMap(({ id, init }) => {
      const [object] = isNode(init) ? allIn(init, 'ObjectExpression') : []
      const properties = (object?.['properties'] ?? []) as Node[]
      const named = properties.flatMap(({ key }) =>
        isNode(key) ? [literal((key['name'] ?? key['value']) as string | number)] : [],
      )
      return [[String((id as Node)['name']), named] as const]
    }),
  )
  styleSheets.set(sheet, keys)
  return keys
}

/** What a type is made of that is the names of some styles, or of what else a module has. */
function namesOf(type: string, code: string, file: string): readonly string[] | undefined {
  const [, first, second] = /^keyof typeof (\w+)(?:\.(\w+))?$/.exec(type) ?? []
  if (!first) return undefined
  if (!second) return keysIn(file).get(first)
  const [, path] = new RegExp(`import \\* as ${first} from '(.+\\.css\\.ts)'`).exec(code) ?? []
  return path ? keysIn(join(dirname(file), path)).get(second) : undefined
}

const ofList = (type: string) => lists.get(/^\(typeof (\w+)\)\[number\]$/.exec(type)?.[1] ?? '')

/** The literals of each type that is a choice, by its name. */
const named = new Map(
  globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((name) => {
    const file = join(sources, name)
    const code = readFileSync(file, 'utf8')
    return Array.from(
      code.matchAll(/^export type (\w+) = (keyof typeof [\w.]+|\(typeof \w+\)\[number\])$/gm),
      ([, type, made]) => [type!, ofList(made!) ?? namesOf(made!, code, file)] as const,
    )
  }),
)

const asChoice = (literals: readonly string[] | undefined) =>
  literals && literals.length > 0
    ? {
        name: 'union' as const,
        raw: literals.join(' | '),
        elements: literals.map((value) => ({ name: 'literal' as const, value })),
      }
    : undefined

const choiceNamed = (name: string) => asChoice(named.get(name))

/** A type as the words to choose from, where it is made of a list, or has a name that is. */
export const choiceFrom = ({ name, raw = '' }: { readonly name: string; readonly raw?: string }) =>
  asChoice(ofList(raw)) ?? choiceNamed(name)

/** A prop's type as the words to choose from, where it is made of a list or of styles; else nothing. */
export function choicesOf(
  prop: string,
  type: { readonly name: string; readonly raw?: string },
  { code, file }: { readonly code: string; readonly file: string },
) {
  const listed = ofList(type.raw ?? '')
  if (listed || type.name !== 'unknown') return asChoice(listed) ?? choiceNamed(type.name)
  const [, declared = ''] = new RegExp(`^  ${prop}\\??: (.+)$`, 'm').exec(code) ?? []
  return asChoice(namesOf(declared, code, file)) ?? choiceNamed(declared)
}
