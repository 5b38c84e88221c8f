import { atom } from 'jotai'
import { appTitle } from '../brand.ts'
import { store } from '../store.ts'

/**
 * A word of the store's settings that this browser keeps, so that the next page looks right before the settings have
 * come: its atom, which follows other tabs, and what takes over a new word.
 */
export function keptFact(name: string, fallback: string, isSound: (written: string) => boolean) {
  const place = `${appTitle}-${name}`
  const read = () => {
    try {
      const kept = localStorage.getItem(place)
      return kept !== null && isSound(kept) ? kept : fallback
    } catch {
      return fallback
    }
  }
  const held = atom(read())
  held.onMount = (set) => {
    // What another tab hears of shows here too.
    const follow = ({ key }: StorageEvent) => (key === place || key === null) && set(read())
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }
  const take = (word: string) => {
    if (store.get(held) === word || !isSound(word)) return
    store.set(held, word)
    try {
      localStorage.setItem(place, word)
    } catch {
      // Where nothing can be kept, the settings say it again at the next visit.
    }
  }
  return [atom((get) => get(held)), take] as const
}
