import { type ComponentType, createElement, lazy } from 'react'

/** What a part threw that could not be fetched, and how the next who draws it fetches it anew. */
const missing = new WeakMap<object, () => void>()

/**
 * A part of a component that loads when it is first needed, with the means to fetch it ahead on intent.
 * Menus, lists and dialogs cost a page nothing until someone reaches for them.
 */
export function lazyWithPreload<P extends object>(load: () => Promise<ComponentType<P>>) {
  let started: Promise<{ default: ComponentType<P> }> | undefined
  const preload = () => {
    started ??= load().then(
      (part) => ({ default: part }),
      (reason: unknown) => {
        started = undefined
        if (reason instanceof Error) missing.set(reason, renew)
        throw reason
      },
    )
    return started
  }
  // React remembers what was thrown, so that a part which did not come is another one the next time.
  let Current = lazy(preload)
  const renew = () => {
    Current = lazy(preload)
  }
  const Part = (props: P) => createElement(Current as ComponentType<P>, props)
  return { Part, preload: () => void preload().catch(() => undefined) }
}

/** Whether an error says that a part could not be fetched. */
export const isMissingPart = (error: unknown) => error instanceof Error && missing.has(error)

/** Has the part that could not be fetched asked for anew, by whoever draws it next. */
export const renewPart = (error: unknown) => error instanceof Error && missing.get(error)?.()
