import type { useStore } from 'jotai'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { ensureMessages } from '../intl/intl.ts'
import type { ScreenSource } from './screens.ts'

type Store = ReturnType<typeof useStore>

const known = new WeakMap<ScreenSource, LazyExoticComponent<ComponentType>>()

const fetchScreen = async (source: ScreenSource, store: Store) => {
  const [screen] = await Promise.all([source.load(), ensureMessages(store, source.messages)])
  return { default: screen }
}

/** The component of a screen, which loads with its words when it is first shown. */
export function lazyScreen(source: ScreenSource, store: Store): LazyExoticComponent<ComponentType> {
  const component = known.get(source) ?? lazy(() => fetchScreen(source, store))
  known.set(source, component)
  return component
}

/** Fetches a screen ahead of its time, while something else is waited for; a failure shows when it is needed. */
export const prefetchScreen = (source: ScreenSource, store: Store): Promise<unknown> =>
  fetchScreen(source, store).catch(() => undefined)
