import { type ComponentType, createElement, use } from 'react'
import { fulfilled } from './fulfilled.ts'
import { ensureMessages, type MessageGroup } from '../i18n/intl.ts'

/** A screen that loads, with its words, when it is first shown. */
export interface LazyScreen {
  readonly Component: ComponentType
  /** Fetches it ahead of its time; a failure shows when it is needed. */
  readonly prefetch: () => Promise<unknown>
  /** Fetches its first data, as the search of the address says, so that they need not wait for it to be drawn. */
  readonly prefetchData?: (search: string) => Promise<unknown>
}

/**
 * Declares a screen by how its component is fetched, the groups of messages that it speaks, and its first data. Once it is
 * loaded it is drawn at once; `lazy` always suspends first.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  groups: readonly MessageGroup[],
  prefetchData?: LazyScreen['prefetchData'],
): LazyScreen {
  let loaded: Promise<ComponentType> | undefined
  let pending: Promise<ComponentType> | undefined
  const fetch = async () => {
    const [screen] = await Promise.all([load(), ensureMessages(groups)])
    loaded = fulfilled(screen)
    return screen
  }
  return {
    Component: () => createElement(use(loaded ?? (pending ??= fetch()))),
    prefetch: () => fetch().catch(() => undefined),
    prefetchData,
  }
}
