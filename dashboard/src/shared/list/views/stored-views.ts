import { atom } from 'jotai'
import { appTitle } from '../../../core/brand.ts'
import { store } from '../../../core/store.ts'

/** A view that a person has saved: a name for what the address says. */
export interface SavedView {
  readonly name: string
  readonly search: string
}

const place = (id: string) => `${appTitle}-views-${id}`

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  typeof (value as SavedView).search === 'string'

function read(id: string): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(id)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView) : []
  } catch {
    return []
  }
}

const held = atom<Readonly<Record<string, readonly SavedView[]>>>({})
held.onMount = (set) => {
  // What another tab saves shows here too.
  const follow = ({ key }: StorageEvent) => {
    const [, id] = /-views-(.+)$/.exec(key ?? '') ?? []
    if (id) set((views) => ({ ...views, [id]: read(id) }))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The views that are saved in this browser, by the list's id; those of a list that was not asked for are missing. */
export const savedViewsAtom = atom((get) => get(held))

/** The saved views of a list. */
export const savedViews = (id: string) => store.get(held)[id] ?? read(id)

/**
 * Keeps the views of a list.
 * @throws where the browser keeps nothing, or no more.
 */
export function keepViews(id: string, views: readonly SavedView[]) {
  localStorage.setItem(place(id), JSON.stringify(views))
  store.set(held, (all) => ({ ...all, [id]: views }))
}
