import { type ComponentType, lazy } from 'react'
import { ensureMessages, type MessageGroup } from '../intl/intl.ts'

/** A screen that loads, with its words, when it is first shown. */
export interface LazyScreen {
  readonly Component: ComponentType
  /** Fetches it ahead of its time; a failure shows when it is needed. */
  readonly prefetch: () => Promise<unknown>
}

/** Declares a screen by how its component is fetched and the groups of messages that it speaks. */
export function lazyScreen(load: () => Promise<ComponentType>, groups: readonly MessageGroup[]): LazyScreen {
  const fetchAll = async () => {
    const [screen] = await Promise.all([load(), ensureMessages(groups)])
    return { default: screen }
  }
  return { Component: lazy(fetchAll), prefetch: () => fetchAll().catch(() => undefined) }
}
