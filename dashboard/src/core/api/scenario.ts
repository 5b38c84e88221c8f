import { atom } from 'jotai'

const key = 'DATA1522-api'
const parameter = 'api'

/** The tab's own memory, where there is one. */
const remember = (text: string) => {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // Without a memory the scenario lasts until the page is left.
  }
}

const recall = () => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const start = () => {
  if (import.meta.env.SSR) return ''
  const asked = new URLSearchParams(location.search).get(parameter)
  if (asked === null) return recall()
  remember(asked)
  return asked
}

const current = atom(start())

/** Which faults the mock simulates in this tab, as `slow,failing:users`; '' for none. `?api=` in an address sets it. */
export const scenarioAtom = atom(
  (get) => get(current),
  (_, set, text: string) => {
    remember(text)
    const address = new URL(location.href)
    if (address.searchParams.has(parameter)) {
      address.searchParams.delete(parameter)
      history.replaceState(history.state, '', address)
    }
    set(current, text)
  },
)
