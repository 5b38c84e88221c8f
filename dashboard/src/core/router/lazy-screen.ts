import { type ComponentType, lazy } from 'react'
import type { MessageGroup } from '../i18n/intl.ts'
import { withMessages } from '../i18n/with-messages.ts'

/** A screen that loads, with its words, when it is first shown. */
export interface LazyScreen {
  readonly Component: ComponentType
  /** Fetches it with its words. */
  readonly fetch: () => Promise<{ default: ComponentType }>
  /** Fetches it ahead of its time; a failure shows when it is needed. */
  readonly prefetch: () => Promise<unknown>
}

/** A screen by how it is fetched with its words. */
export const screenFrom = (fetch: LazyScreen['fetch']): LazyScreen => ({
  Component: lazy(fetch),
  fetch,
  prefetch: () => fetch().catch(() => undefined),
})

/** Declares a screen by how its component is fetched and the groups of messages that it speaks. */
export const lazyScreen = (load: () => Promise<ComponentType>, groups: readonly MessageGroup[]): LazyScreen =>
  screenFrom(withMessages(load, groups))
