/** A module that several parts need. */
export interface SharedModule {
  readonly id: string
  /** In bytes. */
  readonly size: number
  /** The parts that import it at once, directly or through others. */
  readonly neededBy: ReadonlySet<string>
  /** What it imports at once. */
  readonly imports: readonly string[]
}

interface Cluster {
  readonly modules: readonly SharedModule[]
  readonly size: number
  /** The parts that load it; all that it imports is loaded by these too. */
  readonly loadedBy: ReadonlySet<string>
}

/** What one more file costs a part that loads it, in bytes of source: its request, its headers, what it compresses worse. */
const REQUEST = 4_000

/**
 * Which modules are fetched together: those that the same parts need, and beyond that those whose parts are so nearly
 * the same that a file more would cost more than the bytes that some load in vain. A file that is loaded brings those
 * that it imports, so their bytes count too.
 */
export function clustersOf(modules: readonly SharedModule[]): readonly (readonly SharedModule[])[] {
  const clusters = new Map(
    [...Map.groupBy(modules, ({ neededBy }) => [...neededBy].toSorted().join('\n')).values()].map(
      (those, place): [number, Cluster] => [
        place,
        {
          modules: those,
          size: those.reduce((sum, { size }) => sum + size, 0),
          loadedBy: those[0]!.neededBy,
        },
      ],
    ),
  )
  const placeOf = new Map(
    [...clusters].flatMap(([place, { modules: those }]) => those.map(({ id }) => [id, place])),
  )

  const withImports = (place: number) => {
    const found = new Set([place])
    for (const one of found)
      for (const { imports } of clusters.get(one)!.modules)
        for (const id of imports) if (placeOf.has(id)) found.add(placeOf.get(id)!)
    return [...found].map((one) => clusters.get(one)!)
  }
  /** What some parts load in vain where they load a cluster that they do not need. */
  const wasteOf = (place: number, parts: ReadonlySet<string>) =>
    withImports(place).reduce((sum, { size, loadedBy }) => sum + size * parts.difference(loadedBy).size, 0)
  const gainOf = (one: number, other: number) => {
    const [ones, others] = [clusters.get(one)!.loadedBy, clusters.get(other)!.loadedBy]
    return ones.intersection(others).size * REQUEST - wasteOf(one, others) - wasteOf(other, ones)
  }

  const pairs = [...clusters.keys()].flatMap((one) =>
    partnersOf(one, clusters).filter(([, other]) => other > one),
  )
  for (let next = takeMost(pairs); next; next = takeMost(pairs)) {
    const [one, other] = next
    if (!clusters.has(one) || !clusters.has(other) || gainOf(one, other) <= 0) continue
    const merged = merge(clusters.get(one)!, clusters.get(other)!)
    clusters.delete(other)
    clusters.set(one, merged)
    for (const { id } of merged.modules) placeOf.set(id, one)
    for (const { modules: those } of withImports(one)) {
      const place = placeOf.get(those[0]!.id)!
      const cluster = clusters.get(place)!
      clusters.set(place, { ...cluster, loadedBy: cluster.loadedBy.union(merged.loadedBy) })
    }
    pairs.push(...partnersOf(one, clusters))
  }
  return [...clusters.values()].map(({ modules: those }) => those)
}

type Pair = readonly [one: number, other: number, hope: number]

/** The clusters that it may pay to merge with one, with the most that could be gained: their imports are left out. */
function partnersOf(one: number, clusters: ReadonlyMap<number, Cluster>): Pair[] {
  const { size, loadedBy } = clusters.get(one)!
  return [...clusters].flatMap(([other, cluster]): Pair[] => {
    if (other === one) return []
    const both = loadedBy.intersection(cluster.loadedBy).size
    const hope =
      both * REQUEST - size * (cluster.loadedBy.size - both) - cluster.size * (loadedBy.size - both)
    return hope > 0 ? [[one, other, hope]] : []
  })
}

function takeMost(pairs: Pair[]): Pair | undefined {
  if (pairs.length === 0) return undefined
  const most = pairs.reduce((best, [, , hope], place) => (hope > pairs[best]![2] ? place : best), 0)
  const [taken] = pairs.splice(most, 1, pairs.at(-1)!)
  pairs.pop()
  return taken
}

const merge = (one: Cluster, other: Cluster): Cluster => ({
  modules: [...one.modules, ...other.modules],
  size: one.size + other.size,
  loadedBy: one.loadedBy.union(other.loadedBy),
})
