import { parse } from 'node:path'
import { normalizePath, type Plugin, type Rollup } from 'vite'
import { chunkRoots } from './roots.ts'
import { clustersOf, type SharedModule } from './shared.ts'

/** Entries that re-export everything: what is used of them is imported elsewhere by its own path. */
const barrels = /react-aria-components\/dist\/exports\/index\.mjs$|design-system\/src\/icons\/icons\.ts$/
const iconImport = /\bIcon[A-Z0-9]\w*/g

interface Chunk {
  readonly name: string
  readonly moduleIds: readonly string[]
}

/** The area of the mock that a chunk is of, whose files are called the same in every area. */
const areaOf = ({ name, moduleIds }: Chunk) => {
  const paths = moduleIds.map((id) => /mocks\/areas\/([\w-]+)\/([\w-]+)\.ts$/.exec(normalizePath(id)))
  return paths.find((path) => path?.[2] === name)?.[1]
}

/**
 * Cuts the build: what every visit begins with by hand, what several parts share by who shares it. Left alone, the
 * bundler cuts one small file for each set of sharers, and hundreds of small files compress badly and wait for each other.
 */
export function chunks(): Plugin {
  let owners = new Map<string, string>()
  return {
    name: 'data1522:chunks',
    config: () => ({
      build: {
        // The page's head asks for a screen's files (`preload.ts`), and a link that is hovered for those of the next.
        modulePreload: {
          resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
        },
        rolldownOptions: {
          output: {
            // Every file that fetches others carries their names; seven signs of a hash are the fewest that the bundler takes.
            chunkFileNames: (chunk) => `assets/${areaOf(chunk) ?? '[name]'}-[hash:7].js`,
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'chunks', name: (id: string) => owners.get(id) ?? null }],
            },
          },
        },
      },
    }),
    buildEnd() {
      const importsOf = importsWithin(this)
      owners = claimed([...this.getModuleIds()], importsOf)
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      const parts = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
      const sharers = new Map<string, Set<string>>()
      for (const part of [...entries, ...parts])
        for (const id of reachedFrom([part], importsOf, owners))
          sharers.set(id, (sharers.get(id) ?? new Set()).add(part))
      const shared = [...sharers]
        .filter(([, { size }]) => size > 1)
        .map(([id, neededBy]) => ({
          id,
          neededBy,
          size: this.getModuleInfo(id)?.code?.length ?? 0,
          imports: importsOf(id),
        }))
      const taken = new Set(chunkRoots.map(([name]) => name))
      for (const those of clustersOf(shared)) {
        const name = nameOf(those, taken)
        taken.add(name)
        for (const { id } of those) owners.set(id, name)
      }
    },
  }
}

type ImportsOf = (id: string) => readonly string[]

/** What a module imports at once; through an entry that re-exports everything only what the module itself names. */
function importsWithin(build: Rollup.PluginContext): ImportsOf {
  const icons = new Map(
    [...build.getModuleIds()].map((id) => [
      /icons-react\/.*\/(Icon\w+)\.mjs$/.exec(normalizePath(id))?.[1],
      id,
    ]),
  )
  return (id) => {
    if (barrels.test(normalizePath(id))) return []
    const info = build.getModuleInfo(id)
    const named = [...(info?.code ?? '').matchAll(iconImport)].flatMap(([icon]) => icons.get(icon) ?? [])
    return [...(info?.importedIds ?? []), ...named]
  }
}

/** All modules that these import, whatever the depth; those that have an owner are left out with what they import. */
function reachedFrom(
  from: readonly string[],
  importsOf: ImportsOf,
  owners: ReadonlyMap<string, string>,
): Set<string> {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (owners.has(id) || reached.has(id)) continue
    reached.add(id)
    waiting.push(...importsOf(id))
  }
  return reached
}

/** The chunk of each module that one of the roots claims. */
function claimed(ids: readonly string[], importsOf: ImportsOf): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [name, pattern] of chunkRoots) {
    const roots = ids.filter((id) => pattern.test(normalizePath(id)))
    for (const id of reachedFrom(roots, importsOf, owners)) owners.set(id, name)
  }
  return owners
}

/** A chunk is called by the largest of its modules, and by a number where another has that name. */
function nameOf(modules: readonly SharedModule[], taken: ReadonlySet<string>): string {
  const largest = modules.reduce((most, next) => (next.size > most.size ? next : most))
  const file = parse(normalizePath(largest.id).replace(/\?.*$/, '')).name.replace(/[^\w-]/g, '') || 'shared'
  let name = file
  for (let copy = 2; taken.has(name); copy += 1) name = `${file}-${copy}`
  return name
}
