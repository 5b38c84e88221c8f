import { type ComponentType, createElement, lazy } from 'react'
import { ensureMessages, type MessageGroup } from '../intl/intl.ts'

/** A screen that loads, with its words, when it is first shown. */
export interface LazyScreen {
  readonly Component: ComponentType
  /** Fetches it ahead of its time; a failure shows when it is needed. */
  readonly prefetch: () => Promise<unknown>
}

const failed = new Set<() => void>()

/** Lets what could not be fetched be fetched again when it is next shown; React itself would remember the failure. */
export function forgetFailedScreens() {
  for (const renew of failed) renew()
  failed.clear()
}

/** Declares a screen by how its component is fetched and the groups of messages that it speaks. */
export function lazyScreen(load: () => Promise<ComponentType>, groups: readonly MessageGroup[]): LazyScreen {
  const fetchAll = async () => {
    const [screen] = await Promise.all([load(), ensureMessages(groups)])
    return { default: screen }
  }
  const fetchOrNote = () =>
    fetchAll().catch((reason: unknown) => {
      failed.add(() => (Current = lazy(fetchOrNote)))
      throw reason
    })
  let Current = lazy(fetchOrNote)
  return {
    Component: () => createElement(Current),
    prefetch: () => fetchAll().catch(() => undefined),
  }
}
