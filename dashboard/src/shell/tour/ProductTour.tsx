import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { ensureMessages } from '../../core/i18n/intl.ts'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { isTourOpenAtom } from './start-tour.ts'

const TourSteps = lazyOrNothing(async () => {
  const [{ TourSteps: steps }] = await Promise.all([import('./TourSteps.tsx'), ensureMessages(['tour'])])
  return steps
})

/** How long people may look around first, in ms. */
const PATIENCE = 3000

/** Where nothing can be kept it would be offered each time, so there it is not. */
function wasOffered() {
  try {
    return localStorage.getItem(personKey('tour')) !== null
  } catch {
    return true
  }
}

/** The tour of the product, which is offered once to each person; nothing of it is loaded before. */
export function ProductTour({ personId }: { personId: number }) {
  const isOpen = useAtomValue(isTourOpenAtom)
  useEffect(() => {
    if (wasOffered()) return undefined
    const offer = () =>
      void import('./offer-tour.ts').then(
        ({ offerTour }) => offerTour(),
        () => undefined,
      )
    const timer = setTimeout(offer, PATIENCE)
    return () => clearTimeout(timer)
  }, [personId])
  return (
    isOpen && (
      <Suspense>
        <TourSteps />
      </Suspense>
    )
  )
}
