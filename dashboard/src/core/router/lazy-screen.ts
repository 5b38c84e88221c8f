import { type ComponentType, createElement, use } from 'react'
import { readable } from './readable.ts'

/** A screen that loads, with its words, when it is first shown. */
export interface LazyScreen {
  readonly Component: ComponentType
  /** Fetches it ahead of its time; a failure shows when it is needed. */
  readonly prefetch: () => Promise<unknown>
  /** Fetches its first data, as the search of the address says, so that they need not wait for it to be drawn. */
  readonly prefetchData?: (search: string) => Promise<unknown>
}

/**
 * Declares a screen by how its module is fetched, the name of its component in it, and its first data. Once it is loaded
 * it is drawn at once; `lazy` always suspends first.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  prefetchData?: LazyScreen['prefetchData'],
): LazyScreen {
  let promise: Promise<ComponentType> | undefined
  let isShown = false
  const fetch = () => {
    const fetching = readable(load().then((loaded) => loaded[name]))
    // What failed ahead of its time is fetched again when it is needed.
    fetching.catch(() => {
      if (!isShown) promise = undefined
    })
    return fetching
  }
  return {
    Component: () => {
      isShown = true
      return createElement(use((promise ??= fetch())))
    },
    prefetch: () => (promise ??= fetch()).catch(() => undefined),
    prefetchData,
  }
}
