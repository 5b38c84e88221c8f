import { atom } from 'jotai'
import { sessionAtom } from '../auth/session.ts'
import { appTitle } from '../brand.ts'
import { store } from '../store.ts'
import { isZone } from './is-zone.ts'

const place = `${appTitle}-time-zone-`

function read(person: number) {
  try {
    return localStorage.getItem(place + person) ?? ''
  } catch {
    return ''
  }
}

/** What was heard on this page, by the ids of the persons; of others, what this browser keeps counts. */
const heard = atom<Readonly<Record<number, string>>>({})
heard.onMount = (set) => {
  // What another tab hears of shows here too.
  const follow = ({ key }: StorageEvent) => (key === null || key.startsWith(place)) && set({})
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The time zone of this device. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone that times are written in: the one that the person has chosen, or else that of the device. */
export const zoneAtom = atom((get) => {
  const person = get(sessionAtom)?.userData.id
  const chosen = person === undefined ? '' : (get(heard)[person] ?? read(person))
  return isZone(chosen) ? chosen : deviceZone()
})

/** Takes over the time zone that somebody has chosen, for this page and the next visit; an empty one is the device's. */
export function setZone(person: number, zone: string) {
  const all = store.get(heard)
  if ((all[person] ?? read(person)) === zone) return
  try {
    if (zone) localStorage.setItem(place + person, zone)
    else localStorage.removeItem(place + person)
  } catch {
    // Where nothing can be kept, signing in says it again.
  }
  store.set(heard, { ...all, [person]: zone })
}
