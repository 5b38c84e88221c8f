import { type ComponentType, lazy } from 'react'

const Nothing: ComponentType = () => null

/** A part that the product does without where it cannot be fetched. */
export const lazyOrNothing = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing }),
    ),
  )
