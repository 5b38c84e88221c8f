import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part that the product does without where it cannot be fetched. */
export const lazyOrNothing = <Props = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  )
