import { useEffect, useState } from 'react'

type Topology = typeof import('./topology/shapes.ts')

/** Coasts and borders, which come once there is a map to draw them on. */
export function useTopology(): Topology | undefined {
  const [topology, setTopology] = useState<Topology>()
  useEffect(() => {
    let isWanted = true
    // Without them the markers still show where things are to each other.
    void import('./topology/shapes.ts')
      .then((shapes) => isWanted && setTopology(shapes))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [])
  return topology
}
