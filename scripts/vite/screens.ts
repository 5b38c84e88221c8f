import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

/** What stands behind an address: the modules and groups of messages that it loads, and who is let in. */
export interface ScreenOfPath {
  readonly path: string
  readonly isBlank: boolean
  readonly access: 'public' | 'guest' | 'signed-in'
  readonly screen: Part
}

/** What is fetched together: modules by their paths, groups of messages by their names. */
export interface Part {
  readonly modules: readonly string[]
  readonly groups: readonly string[]
}

interface Node {
  readonly type: string
  readonly [name: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const allIn = (node: Node, type: string): Node[] => [
  ...(node.type === type ? [node] : []),
  ...childrenOf(node).flatMap((child) => allIn(child, type)),
]
const read = (file: string) => parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }) as unknown as Node
const textOf = (node: Node | undefined) => (node?.type === 'Literal' ? String(node['value']) : undefined)
const isCallOf = (name: string) => (node: Node) => (node['callee'] as Node)['name'] === name

/** What the properties of an object are set to, by their names. */
const entriesOf = (object: Node) =>
  (object['properties'] as Node[]).map((property) => {
    const key = property['key'] as Node
    return [textOf(key) ?? String(key['name']), property['value'] as Node] as const
  })

/** The modules that a file imports when it is asked to, with the groups that it names beside them. */
function partOf(node: Node, file: string): Part {
  const imports = allIn(node, 'ImportExpression').flatMap((one) => textOf(one['source'] as Node) ?? [])
  const groups = allIn(node, 'CallExpression')
    .filter(isCallOf('lazyScreen'))
    .flatMap((call) => call['arguments'] as Node[])
    .filter(({ type }) => type === 'ArrayExpression')
    .flatMap((list) => allIn(list, 'Literal'))
  return {
    modules: imports.map((source) => join(dirname(file), source)),
    groups: groups.map((group) => textOf(group)!),
  }
}

/** All that a file fetches later, with its words. */
export const laterPartOf = (file: string): Part => partOf(read(file), file)

/** The screens that a file declares under a name. */
function namedScreensOf(file: string): ReadonlyMap<string, Part> {
  const declared = allIn(read(file), 'VariableDeclarator').filter(({ init }) => isNode(init))
  return new Map(
    declared.map(({ id, init }) => [String((id as Node)['name']), partOf(init as Node, file)] as const),
  )
}

/** What a screen imports itself, with what the declared ones have that it is made of. */
function together(screen: Node, named: ReadonlyMap<string, Part>, manifest: string): Part {
  const parts = allIn(screen, 'Identifier').flatMap(({ name }) => named.get(String(name)) ?? [])
  const all = [partOf(screen, manifest), ...parts]
  return { modules: all.flatMap(({ modules }) => modules), groups: all.flatMap(({ groups }) => groups) }
}

/** The addresses of a feature's manifest, with what each of them loads. */
export function screensOf(manifest: string): ScreenOfPath[] {
  const named = namedScreensOf(manifest)
  return allIn(read(manifest), 'CallExpression')
    .filter(isCallOf('defineRoutes'))
    .flatMap((call) => {
      const [shared, specs] = call['arguments'] as [Node, Node]
      return entriesOf(specs).map(([path, spec]) => {
        const said = Object.fromEntries([...entriesOf(shared), ...entriesOf(spec)])
        const { layout, access, screen } = said
        if (!screen) throw new Error(`${path} of ${manifest} has no screen.`)
        return {
          path,
          isBlank: textOf(layout) === 'blank',
          access: (textOf(access) ?? 'signed-in') as ScreenOfPath['access'],
          screen: together(screen, named, manifest),
        }
      })
    })
}
