import { type ComponentType, createElement, use } from 'react'
import type { MessageGroup } from '../i18n/intl.ts'
import { withWords } from '../i18n/with-words.ts'

/** A screen that loads, with its words, when it is first shown. */
export interface LazyScreen {
  readonly Component: ComponentType
  /** Fetches it with its words. */
  readonly fetch: () => Promise<{ default: ComponentType }>
  /** Fetches it ahead of its time; a failure shows when it is needed. */
  readonly prefetch: () => Promise<unknown>
  /** Asks for its first data, as the search of the address says, so that they need not wait for it to be drawn. */
  readonly ask?: (search: string) => Promise<unknown>
}

/** A screen by how it is fetched with its words. Once it is there it is drawn at once, which `lazy` never does. */
export function screenFrom(load: LazyScreen['fetch']): LazyScreen {
  let there: ComponentType | undefined
  let awaited: ReturnType<LazyScreen['fetch']> | undefined
  const fetch = async () => {
    const part = await load()
    there = part.default
    return part
  }
  return {
    Component: () => createElement(there ?? use((awaited ??= fetch())).default),
    fetch,
    prefetch: () => fetch().catch(() => undefined),
  }
}

/** Declares a screen by how its component is fetched and the groups of messages that it speaks. */
export const lazyScreen = (
  load: () => Promise<ComponentType>,
  groups: readonly MessageGroup[],
  ask?: LazyScreen['ask'],
): LazyScreen => ({ ...screenFrom(withWords(load, groups)), ask })
