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

/** One that was asked for: who hears what nobody catches says why it does not come, and the rest of the page stays. */
export const lazyOrSaid = <Props = object>(load: () => Promise<ComponentType<Props>>) =>
  lazyOrNothing(() =>
    load().catch((error: unknown) => {
      void Promise.reject(error)
      throw error
    }),
  )
