import { atom } from 'jotai'
import { appTitle } from '../../../core/brand.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { store } from '../../../core/store.ts'

/** A view that a person has saved: a name for what the address says. */
export interface SavedView {
  readonly name: string
  readonly search: string
}

const PREFIX = `${appTitle}-views-`
const place = (id: string) => personKey(`views-${id}`)

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  typeof (value as SavedView).search === 'string'

function read(key: string): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView) : []
  } catch {
    return []
  }
}

const held = atom<Readonly<Record<string, readonly SavedView[]>>>({})
held.onMount = (set) => {
  // What another tab saves shows here too.
  const follow = ({ key }: StorageEvent) => {
    if (key?.startsWith(PREFIX)) set((views) => ({ ...views, [key]: read(key) }))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** What has been saved since the page was loaded, for `savedViews`. */
export const savedViewsAtom = atom((get) => get(held))

/** The views of a list that the person who is signed in has saved in this browser. */
export const savedViews = (id: string, since = store.get(held)) => since[place(id)] ?? read(place(id))

/**
 * Keeps the views of a list.
 * @throws where the browser keeps nothing, or no more.
 */
export function keepViews(id: string, views: readonly SavedView[]) {
  const key = place(id)
  localStorage.setItem(key, JSON.stringify(views))
  store.set(held, (all) => ({ ...all, [key]: views }))
}
