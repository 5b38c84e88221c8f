import { dirname, join } from 'node:path'
import { allIn, declaredIn, type Node, read, textOf } from './syntax.ts'

/** What stands behind an address: the modules that it loads, by their paths, and who is let in. */
export interface ScreenOfPath {
  readonly path: string
  readonly isBlank: boolean
  readonly access: 'public' | 'guest' | 'signed-in'
  readonly modules: readonly string[]
}

const isCallOf = (name: string) => (node: Node) => (node['callee'] as Node)['name'] === name

/** What the properties of an object are set to, by their names. */
const entriesOf = (object: Node) =>
  (object['properties'] as Node[]).map((property) => {
    const key = property['key'] as Node
    return [textOf(key) ?? String(key['name']), property['value'] as Node] as const
  })

/** The modules that a part of a file imports when it is asked to. */
const laterIn = (node: Node, file: string) =>
  allIn(node, 'ImportExpression')
    .flatMap((one) => textOf(one['source'] as Node) ?? [])
    .map((source) => join(dirname(file), source))

/** The modules that a file fetches later. */
export const laterOf = (file: string): readonly string[] => laterIn(read(file), file)

/** The addresses of a feature's manifest, with what each of them loads. */
export function screensOf(manifest: string): ScreenOfPath[] {
  const tree = read(manifest)
  const declared = declaredIn(tree)
  const named = new Map([...declared].map(([name, init]) => [name, laterIn(init, manifest)] as const))
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
          modules: [
            ...laterIn(screen, manifest),
            // Those of the declared ones that it is made of.
            ...allIn(screen, 'Identifier').flatMap(({ name }) => named.get(String(name)) ?? []),
          ],
        }
      })
    })
}
