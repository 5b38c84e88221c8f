import { atom } from 'jotai'
import { appTitle } from '../brand.ts'
import { store } from '../store.ts'

const place = `${appTitle}-currency`
const FALLBACK = 'USD'
const isCode = (written: string | null) => written !== null && /^[A-Z]{3}$/.test(written)

/** The currency that this browser last heard of, so that amounts look right before the settings have come. */
function read() {
  try {
    const kept = localStorage.getItem(place)
    return isCode(kept) ? kept! : FALLBACK
  } catch {
    return FALLBACK
  }
}

const held = atom(read())
held.onMount = (set) => {
  // What another tab hears of shows here too.
  const follow = ({ key }: StorageEvent) => (key === place || key === null) && set(read())
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The currency that the store's money is in, by its code. */
export const currencyAtom = atom((get) => get(held))

/** Takes over the currency of the store's settings, for this page and the next visit. */
export function setCurrency(code: string) {
  if (store.get(held) === code) return
  store.set(held, code)
  try {
    localStorage.setItem(place, code)
  } catch {
    // Where nothing can be kept, the settings say it again at the next visit.
  }
}
