import { dirname, join } from 'node:path'
import { allIn, declaredIn, type Node, read, textOf, textsOf } from './syntax.ts'

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

const isCallOf = (name: string) => (node: Node) => (node['callee'] as Node)['name'] === name

/** What the properties of an object are set to, by their names. */
const entriesOf = (object: Node) =>
  (object['properties'] as Node[]).map((property) => {
    const key = property['key'] as Node
    return [textOf(key) ?? String(key['name']), property['value'] as Node] as const
  })

/** The modules that a file imports when it is asked to, with the groups that it names beside them. */
function partOf(node: Node, file: string, declared: ReadonlyMap<string, Node>): Part {
  const imports = allIn(node, 'ImportExpression').flatMap((one) => textOf(one['source'] as Node) ?? [])
  const groups = allIn(node, 'CallExpression')
    .filter(isCallOf('lazyScreen'))
    .flatMap((call) => call['arguments'] as Node[])
    .flatMap((argument) => textsOf(argument, declared))
  return { modules: imports.map((source) => join(dirname(file), source)), groups }
}

/** All that a file fetches later, with its words. */
export function laterPartOf(file: string): Part {
  const tree = read(file)
  return partOf(tree, file, declaredIn(tree))
}

/** The screens that a file declares under a name. */
function namedScreensOf(file: string, declared: ReadonlyMap<string, Node>): ReadonlyMap<string, Part> {
  return new Map([...declared].map(([name, init]) => [name, partOf(init, file, declared)] as const))
}

/** What a screen imports itself, with what the declared ones have that it is made of. */
function together(screen: Node, named: ReadonlyMap<string, Part>, own: Part): Part {
  const parts = allIn(screen, 'Identifier').flatMap(({ name }) => named.get(String(name)) ?? [])
  const all = [own, ...parts]
  return { modules: all.flatMap(({ modules }) => modules), groups: all.flatMap(({ groups }) => groups) }
}

/** The addresses of a feature's manifest, with what each of them loads. */
export function screensOf(manifest: string): ScreenOfPath[] {
  const tree = read(manifest)
  const declared = declaredIn(tree)
  const named = namedScreensOf(manifest, declared)
  return allIn(tree, 'CallExpression')
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
          screen: together(screen, named, partOf(screen, manifest, declared)),
        }
      })
    })
}
