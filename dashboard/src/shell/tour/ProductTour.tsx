import { useAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { tourStartAtom } from './start-tour.ts'
import { offeredStep } from './tour-memory.ts'

const TourSteps = lazyOrNothing(async () => (await import('./TourSteps.tsx')).TourSteps)

/** How long people may look around first, in ms. */
const PATIENCE = 3000

/** The tour of the product, which is offered once to each person, and again to who left it; nothing of it is loaded before. */
export function ProductTour({ personId }: { personId: number }) {
  const [start, setStart] = useAtom(tourStartAtom)
  useEffect(() => {
    if (offeredStep() === undefined) return undefined
    const offer = () =>
      void import('./offer-tour.ts').then(({ offerTour }) => offerTour()).catch(() => undefined)
    const timer = setTimeout(offer, PATIENCE)
    return () => clearTimeout(timer)
  }, [personId])
  // Whoever comes next has begun none.
  useEffect(() => () => setStart(null), [personId, setStart])
  return (
    start !== null && (
      <Suspense>
        <TourSteps startAt={start} />
      </Suspense>
    )
  )
}
