import { atom } from 'jotai'

const key = 'DATA1522-view-as'

const recall = () => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const remember = (text: string | null) => {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without a memory the view lasts until the page is left.
  }
}

const current = atom(recall())

/** As whom this tab is viewed, as it is kept and unread; null for oneself. It outlives a reload, not the session. */
export const storedViewAtom = atom(
  (get) => get(current),
  (_, set, text: string | null) => {
    remember(text)
    set(current, text)
  },
)
